/// What all screens of one launch share: the clock and the console.
///
/// A harness puts a new device in place before each launch, so that nothing pending from an earlier
/// one can still happen.
@MainActor
public final class HeadlessDevice {
  /// The device that UIKit runs on now.
  ///
  /// Work for the main queue of the one before is dropped.
  public static var current = HeadlessDevice() {
    didSet {
      if oldValue !== current { _ = MainInbox.main.takeAll() }
    }
  }

  /// The time that animations take.
  public let clock = VirtualClock()

  /// How UIKit behaves on this device.
  public let profile: UIKitProfile

  /// The questions about UIKit that have come up so far.
  ///
  /// Under every profile that gives the same answers to these, all has been the same.
  public private(set) var consulted: Set<UIKitKnob> = []

  /// The app that runs on the device.
  public private(set) lazy var application = UIApplication()

  /// What receives what the user types.
  weak var firstResponder: UIResponder?

  /// What UIKit has complained about, oldest first.
  public private(set) var console: [ConsoleMessage] = []

  /// What is to come of what was asked for, oldest first.
  package internal(set) var requests: [ScreenRequest] = []

  /// What happens at the end of each running transition.
  ///
  /// They are kept here, so that a launch that is dropped in the midst of one is freed.
  var outcomes: [ObjectIdentifier: TransitionOutcome] = [:]

  /// The groups that animations which begin now belong to, outermost first.
  var openAnimationGroups: [AnimationGroup] = []

  private var pause: AnimationPause?

  private let onConsult: ((UIKitKnob) -> Void)?

  /// Creates a device with nothing pending and nothing printed.
  ///
  /// The closure is told of each question about UIKit when it first comes up, before it is answered.
  public init(profile: UIKitProfile = .iOS17, onConsult: ((UIKitKnob) -> Void)? = nil) {
    self.profile = profile
    self.onConsult = onConsult
  }

  /// Whether UIKit would have ended the app by an exception.
  public var hasCrashed: Bool {
    console.contains { $0.isException }
  }

  /// Returns the questions that have come up since the last time, and forgets them.
  public func takeConsulted() -> Set<UIKitKnob> {
    defer { consulted = [] }
    return consulted
  }

  /// Answers a question about UIKit, and notes that it has come up.
  func answer(to knob: UIKitKnob) -> UIKitSetting {
    if consulted.insert(knob).inserted { onConsult?(knob) }
    return profile[knob]
  }

  /// Returns whether something is so, and notes that the question has come up.
  func finds(_ knob: UIKitKnob) -> Bool { answer(to: knob) == .yes }

  /// Has the end of an animation happen once its time has passed, from the end of a pause if there is
  /// one.
  func endAnimation(after delay: Duration, _ end: @escaping () -> Void) {
    let groups = openAnimationGroups.map { $0.entered() }
    let schedule = { [clock] in
      clock.schedule(after: delay) {
        end()
        for group in groups { group.leave() }
      }
    }
    if let pause { pause.hold(schedule) } else { schedule() }
  }

  /// Starts animations whose ends wait for the end of the pause that is returned.
  func pausing(_ start: () -> Void) -> AnimationPause {
    let pause = AnimationPause()
    let outer = self.pause
    self.pause = pause
    start()
    self.pause = outer
    return pause
  }

  /// Prints a complaint in UIKit's words.
  func complain(_ complaint: UIKitComplaint, _ text: String) {
    console.append(ConsoleMessage(complaint: complaint, text: text))
  }
}
