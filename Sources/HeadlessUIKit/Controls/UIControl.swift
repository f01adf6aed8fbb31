public import Foundation

/// A view that calls methods and runs actions when something happens to it.
///
/// Touches are not modelled. A test or a flow has something happen by ``sendActions(for:)``.
@preconcurrency @MainActor
open class UIControl: UIView {
  private struct Registration {
    let events: Event
    let target: TargetAction?
    let action: UIAction?
  }

  /// Whether the control can be used.
  open var isEnabled = true

  /// Whether the control is selected.
  open var isSelected = false

  /// Whether the control is pressed now.
  open var isHighlighted = false

  private var registrations: [Registration] = []

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that runs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Has events call a method of an object, which is not kept alive.
  ///
  /// Without an object the method is looked for from the control up the responders.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = TargetAction(target, action)
    registrations.append(Registration(events: controlEvents, target: target, action: nil))
  }

  /// Has events no longer call a method; nil stands for all objects or methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    registrations.removeAll { entry in
      guard let known = entry.target, !entry.events.isDisjoint(with: controlEvents) else {
        return false
      }
      return (target == nil || known.target === target as AnyObject?)
        && (action == nil || known.action == action)
    }
  }

  /// Has events run an action.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registrations.append(Registration(events: controlEvents, target: nil, action: action))
  }

  /// Has events no longer run an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    registrations.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Has events happen, whether the control is enabled or not: calls and runs what is meant for them,
  /// in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    for entry in registrations where !entry.events.isDisjoint(with: controlEvents) {
      entry.action?.perform(from: self)
      guard let target = entry.target, let receiver = target.receiver(from: self, self) else {
        continue
      }
      sendAction(target.action, to: receiver, for: nil)
    }
  }

  /// Calls a method of an object.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).send(from: self, self)
  }

  /// The objects whose methods are called.
  public var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.target?.target as? AnyHashable })
  }

  /// Returns the names of the methods of an object that events call.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let known = registrations.compactMap { entry -> String? in
      guard let own = entry.target, !entry.events.isDisjoint(with: controlEvent) else { return nil }
      return own.target === target as AnyObject? ? own.action.name : nil
    }
    return known.isEmpty ? nil : known
  }

  /// Tells what a control adds to the state that decides what can happen next.
  func tellControlState(to listener: any StateListener) {}
}

extension UIControl: ModelledObject {
  package func tellState(to listener: any StateListener) {
    listener.hear("enabled", flag: isEnabled)
    listener.hear("selected", flag: isSelected)
    listener.hear("hidden", flag: isHidden)
    listener.hear("targets", values: registrations.map(\.target?.target))
    listener.hear("actions", values: registrations.map(\.target?.action.name))
    tellControlState(to: listener)
  }
}
