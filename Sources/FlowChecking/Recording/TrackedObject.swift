/// A coordinator or controller that is followed without being kept alive.
@MainActor
final class TrackedObject {
  let name: String

  /// Tells the object from others that live at the same time.
  let id: ObjectIdentifier
  private(set) weak var object: AnyObject?

  /// The event in which it can first have been part of the flow.
  let cameAt: Int

  /// The last event after which it was part of the flow.
  var seenAt = 0

  /// The event after which it was no longer part of the flow.
  var leftAt: Int?

  /// Whether the object is part of the flow since it listened to a screen: a coordinator of the app's
  /// own kind.
  var isListener = false

  /// Whether a screen of the coordinator has been on the window.
  var hasShown = false

  /// The event after which the coordinator had no screen on the window any more.
  var hiddenAt: Int?

  /// The event after which the screen had no delegate.
  var orphanedAt: Int?

  init(_ object: AnyObject, name: String, cameAt: Int) {
    self.object = object
    self.name = name
    self.cameAt = cameAt
    id = ObjectIdentifier(object)
  }
}
