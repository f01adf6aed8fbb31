import Foundation

/// One change of what is on screen: begun, then finished or cancelled once time moves on.
///
/// Navigation, presentation and tabs share it. What it does at its end is its owner's. Requests that
/// UIKit puts off until an animation has ended wait here.
@MainActor
final class Transition: UIViewControllerTransitionCoordinator {
  /// What the change does.
  enum Kind: String {
    case push
    case pop
    case present
    case dismiss
    case select
    case turn
  }

  /// How far the change has come.
  enum Phase: String {
    case beginning
    case running
    case ended
  }

  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let kind: Kind
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var phase = Phase.beginning

  /// The view that an animation happens in.
  let container: UIView?

  private let from: UIViewController?
  private let to: UIViewController?
  private let animation: CustomAnimation?
  private var completions: [Block] = []
  private var interactionObservers: [Block] = []
  private var deferred: [DeferredRequest] = []
  private var groups: [AnimationGroup] = []

  /// Prepares a change; an animation of the app's own takes the place of UIKit's.
  init(
    _ kind: Kind, from: UIViewController?, to: UIViewController?, in container: UIView? = nil,
    animated: Bool, interactive: Bool = false, by animation: CustomAnimation? = nil
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.container = container
    self.animation = animation
    isAnimated = animated
    initiallyInteractive = interactive || animation?.isInteractive == true
    isInteractive = initiallyInteractive
  }

  /// The nominal length: 0.35 s for navigation, 0.4 s for presentations, nothing unanimated.
  var transitionDuration: TimeInterval {
    guard isAnimated else { return 0 }
    if let animation { return animation.duration(of: self) }
    return kind == .present || kind == .dismiss ? 0.4 : 0.35
  }

  var presentationStyle: UIModalPresentationStyle {
    switch kind {
    case .push, .pop, .select, .turn: .none
    case .present: to?.modalPresentationStyle.resolved ?? .none
    case .dismiss: from?.modalPresentationStyle.resolved ?? .none
    }
  }

  /// Whether an unanimated transition has a coordinator; presentations may have one.
  var showsItself: Bool {
    (kind == .present || kind == .dismiss) && HeadlessDevice.current.finds(.unanimatedCoordinator)
  }

  private var id: ObjectIdentifier { ObjectIdentifier(self) }

  /// Whether somebody waits to hear of the end.
  var hasCompletions: Bool { !completions.isEmpty }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return isAnimated
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionObservers.append(handler)
  }

  /// Puts a request off until the change has ended.
  func afterEnd(
    _ name: String, of screens: [UIViewController] = [], _ request: @escaping () -> Void
  ) {
    deferred.append(DeferredRequest(name: name, screens: screens, run: request))
  }

  /// Goes on from the beginning: to the end once time has passed, or until the finger is lifted.
  ///
  /// One closure is called as soon as the change is cancelled, the other at its end, with whether it
  /// was finished. What was put off runs after that, in the same turn.
  func run(
    endingAtOnce isInstant: Bool = false, undo: @escaping () -> Void = {},
    end: @escaping (_ isFinished: Bool) -> Void
  ) {
    phase = .running
    HeadlessDevice.current.outcomes[id] = TransitionOutcome(
      isWayOut: kind == .pop || kind == .dismiss, undo: undo, end: end)
    if isAnimated { groups = HeadlessDevice.current.openAnimationGroups.map { $0.entered() } }
    if isAnimated, let animation {
      animation.start(self)
    } else if isInstant && !isAnimated {
      complete(true)
    } else if !isInteractive {
      completeInTime()
    }
  }

  /// Ends the part of the change that follows the finger.
  func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    for observer in interactionObservers { observer(self) }
    if cancelled { HeadlessDevice.current.outcomes[id]?.undo() }
    if animation == nil { completeInTime() }
  }

  /// Ends the change, finished or as if it had not been begun; does nothing once it has ended.
  func complete(_ isFinished: Bool) {
    guard phase == .running else { return }
    phase = .ended
    let outcome = HeadlessDevice.current.outcomes.removeValue(forKey: id)
    if !isFinished && !isCancelled {
      isCancelled = true
      outcome?.undo()
    }
    outcome?.end(isFinished)
    animation?.ended(isFinished)
    conclude()
  }

  /// Brings the change to its end before its time.
  func cutShort() {
    endInteraction(cancelled: false)
    complete(!isCancelled)
  }

  /// Runs the closures that wait for the end.
  func runCompletions() {
    let pending = completions
    completions = []
    for completion in pending { completion(self) }
  }

  private func completeInTime() {
    HeadlessDevice.current.clock.schedule(after: .seconds(transitionDuration)) { [self] in
      complete(!isCancelled)
    }
  }

  /// Runs what was put off, after closures that came too late for the others, and forgets the rest.
  private func conclude() {
    runCompletions()
    interactionObservers = []
    let pending = deferred
    deferred = []
    for request in pending { request.run() }
    for group in groups { group.leave() }
    groups = []
  }
}

extension Transition: ModelledObject {
  func tellState(to listener: any StateListener) {
    listener.hear("kind", text: kind.rawValue)
    listener.hear("phase", text: phase.rawValue)
    listener.hear("from", object: from)
    listener.hear("to", object: to)
    listener.hear("animated", flag: isAnimated)
    listener.hear("interactive", flag: isInteractive)
    listener.hear("cancelled", flag: isCancelled)
    listener.hear("deferred", values: deferred.map(\.name))
    for request in deferred { listener.hear("screens", objects: request.screens) }
    listener.hear("completions", number: completions.count)
  }
}
