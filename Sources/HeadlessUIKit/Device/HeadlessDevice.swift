/// What all screens of one launch share: the clock and the console.
///
/// A harness puts a new device in place before each launch, so that nothing pending from an earlier
/// one can still happen.
@MainActor
public final class HeadlessDevice {
  /// The device that UIKit runs on now.
  public static var current = HeadlessDevice()

  /// The time that animations take.
  public let clock = VirtualClock()

  /// What UIKit has complained about, oldest first.
  public private(set) var console: [ConsoleMessage] = []

  /// Creates a device with nothing pending and nothing printed.
  public init() {}

  /// Whether UIKit would have ended the app by an exception.
  public var hasCrashed: Bool {
    console.contains { $0.isException }
  }

  func warn(_ text: String) {
    console.append(ConsoleMessage(exception: nil, text: text))
  }

  func raise(_ exception: String, _ reason: String) {
    console.append(ConsoleMessage(exception: exception, text: reason))
  }
}
