/// An object that can receive events: the root of views and view controllers.
@preconcurrency @MainActor
open class UIResponder: MainActorObject {
  /// Creates a responder.
  public init() {
    super.init(rooted: ())
  }

  /// The next object to ask when this one does not handle an event.
  open var next: UIResponder? { nil }

  /// Whether the responder may receive what the user types.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder lets another receive what the user types.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder receives what the user types.
  open var isFirstResponder: Bool { HeadlessDevice.current.firstResponder === self }

  /// Has the responder receive what the user types; returns whether it does.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    guard HeadlessDevice.current.firstResponder?.resignFirstResponder() != false else {
      return false
    }
    HeadlessDevice.current.firstResponder = self
    return true
  }

  /// Has the responder no longer receive what the user types; returns whether that is so.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    HeadlessDevice.current.firstResponder = nil
    return true
  }

  /// Returns whether the responder performs an action: whether it has the method, unless a subclass
  /// knows better.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// Returns the first object from this one up that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Goes back or closes what is shown, as VoiceOver users ask for with two fingers; returns whether
  /// that was done.
  open func accessibilityPerformEscape() -> Bool { false }
}
