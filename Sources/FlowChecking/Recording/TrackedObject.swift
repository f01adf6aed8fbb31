/// A coordinator or controller that is followed without being kept alive.
@MainActor
final class TrackedObject {
  let name: String

  /// Tells the object from others that live at the same time.
  let address: UInt
  @exclusivity(unchecked) private(set) weak var object: AnyObject?

  /// The event in which it can first have been part of the flow.
  let cameAt: Int

  /// The last event after which it was part of the flow.
  @exclusivity(unchecked) var seenAt = 0

  /// The event after which it was no longer part of the flow.
  @exclusivity(unchecked) var leftAt: Int?

  /// Whether the object is part of the flow since it listened to a screen: a coordinator of the app's
  /// own kind.
  @exclusivity(unchecked) var isListener = false

  /// Whether a screen of the coordinator has been on the window.
  @exclusivity(unchecked) var hasShown = false

  /// The event after which the coordinator had no screen on the window any more.
  @exclusivity(unchecked) var hiddenAt: Int?

  /// The event after which the screen had no delegate.
  @exclusivity(unchecked) var orphanedAt: Int?

  init(_ object: AnyObject, name: String, cameAt: Int) {
    self.object = object
    self.name = name
    self.cameAt = cameAt
    address = StateReader.address(of: object)
  }

  /// Returns whether a reading has come to the object, which is not gone.
  func isReached(by reading: StateReader) -> Bool { reading.reaches(address) && !isFreed }

  /// Whether the object is gone.
  var isFreed: Bool { object == nil }
}
