/// A method of an object that is called when something happens; the object is not kept alive.
@MainActor
struct TargetAction {
  /// The object, while it lives.
  private(set) weak var target: AnyObject?

  /// The method.
  let action: Selector

  /// Whether the method is looked for up the responders.
  let isForResponders: Bool

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    isForResponders = target == nil
  }

  /// Returns who gets the call when it comes from a responder: the target, or else the first
  /// responder from there up that has the method.
  func receiver(from responder: UIResponder?, _ sender: AnyObject) -> AnyObject? {
    guard isForResponders else { return target }
    let start = HeadlessDevice.current.firstResponder ?? responder
    return start?.target(forAction: action, withSender: sender) as AnyObject?
  }

  /// Calls the method.
  func send(from responder: UIResponder?, _ sender: AnyObject) {
    receiver(from: responder, sender).map { action.perform(on: $0, with: sender) }
  }
}
