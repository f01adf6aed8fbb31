import Foundation

/// One animation from a controller to another: begun, then finished or cancelled once time moves on.
///
/// Navigation and presentation share it. Requests that UIKit puts off until an animation has ended
/// wait here.
@MainActor
final class Transition: UIViewControllerTransitionCoordinator {
  /// What the animation does.
  enum Kind: String {
    case push
    case pop
    case present
    case dismiss
  }

  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let kind: Kind
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false

  private let from: UIViewController?
  private let to: UIViewController?
  private var completions: [Block] = []
  private var interactionObservers: [Block] = []
  private var deferred: [() -> Void] = []

  init(
    _ kind: Kind, from: UIViewController?, to: UIViewController?, animated: Bool,
    interactive: Bool = false
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    isAnimated = animated
    initiallyInteractive = interactive
    isInteractive = interactive
  }

  /// The nominal length: 0.35 s for navigation, 0.4 s for presentations, nothing unanimated.
  var transitionDuration: TimeInterval {
    guard isAnimated else { return 0 }
    return kind == .push || kind == .pop ? 0.35 : 0.4
  }

  var presentationStyle: UIModalPresentationStyle {
    switch kind {
    case .push, .pop: .none
    case .present: to?.modalPresentationStyle ?? .none
    case .dismiss: from?.modalPresentationStyle ?? .none
    }
  }

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

  /// Has the end of the animation happen once its time has passed, and then what was put off.
  func run(_ end: @escaping () -> Void) {
    HeadlessDevice.current.clock.schedule(after: .seconds(transitionDuration)) { [self] in
      end()
      conclude()
    }
  }

  /// Runs what was put off until the animation has ended, in the same turn, and forgets the rest.
  ///
  /// Closures that came too late for the others run first.
  func conclude() {
    runCompletions()
    interactionObservers = []
    let pending = deferred
    deferred = []
    for request in pending { request() }
  }

  /// Puts a request off until the animation has ended.
  func afterEnd(_ request: @escaping () -> Void) {
    deferred.append(request)
  }

  /// Ends the part of the animation that follows the finger.
  func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    for observer in interactionObservers { observer(self) }
  }

  func runCompletions() {
    let pending = completions
    completions = []
    for completion in pending { completion(self) }
  }
}

extension Transition: ModelledObject {
  var modelledState: [(label: String, value: Any?)] {
    [
      ("kind", kind.rawValue), ("from", from), ("to", to), ("animated", isAnimated),
      ("interactive", isInteractive), ("cancelled", isCancelled), ("deferred", deferred.count),
    ]
  }
}
