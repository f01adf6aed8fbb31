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

  /// How UIKit behaves on this device.
  public let profile: UIKitProfile

  /// The questions about UIKit that have come up so far.
  ///
  /// Under every profile that gives the same answers to these, all has been the same.
  public private(set) var consulted: Set<UIKitKnob> = []

  /// What UIKit has complained about, oldest first.
  public private(set) var console: [ConsoleMessage] = []

  /// Creates a device with nothing pending and nothing printed.
  public init(profile: UIKitProfile = .iOS17) {
    self.profile = profile
  }

  /// Whether UIKit would have ended the app by an exception.
  public var hasCrashed: Bool {
    console.contains { $0.isException }
  }

  /// Answers a question about UIKit, and notes that it has come up.
  func answer(to knob: UIKitKnob) -> UIKitSetting {
    consulted.insert(knob)
    return profile[knob]
  }

  /// Returns whether something is so, and notes that the question has come up.
  func finds(_ knob: UIKitKnob) -> Bool { answer(to: knob) == .yes }

  /// Prints a complaint in UIKit's words.
  func complain(_ complaint: UIKitComplaint, _ text: String) {
    console.append(ConsoleMessage(complaint: complaint, text: text))
  }
}
