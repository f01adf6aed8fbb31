import HeadlessUIKit
import ModelChecking

/// Watches what comes of an event of which a flow says what is to come of it.
@MainActor
struct EventVigil {
  private let event: FlowEvent
  private let fingerprint: Fingerprint
  private let screens: String

  /// Every value before an event that is to be ignored.
  private let description: [String]

  /// Begins to watch; nil where nothing is said of the event, or where it comes while something moves.
  init?(over event: FlowEvent?, in launch: FlowLaunch) {
    guard let event, event.expectation != .anything, launch.isAtRest else { return nil }
    self.event = event
    fingerprint = launch.fingerprint
    screens = ScreenNotation.text(of: launch.scene.window)
    description = event.expectation == .nothing ? launch.describe() : []
  }

  /// Returns what came of an event that is to be ignored; nil where nothing did.
  func change(in launch: FlowLaunch) -> String? {
    guard event.expectation == .nothing, launch.isAtRest,
      launch.fingerprint != fingerprint
    else { return nil }
    let now = ScreenNotation.text(of: launch.scene.window)
    if now != screens {
      return "\"\(event.name)\" is to be ignored, but led from \(screens) to \(now)"
    }
    let difference = zip(description, launch.describe()).first { $0 != $1 }
    return "\"\(event.name)\" is to be ignored, but "
      + (difference.map { "\($0) became \($1)" } ?? "left something behind")
  }

  /// Returns what is missing of an event that UIKit is to refuse; nil where it did.
  func lackOfRefusal(among messages: some Sequence<ConsoleMessage>) -> String? {
    guard case .refusal(let complaint) = event.expectation,
      !messages.contains(where: { $0.complaint == complaint })
    else { return nil }
    return "\"\(event.name)\" is to be refused (\(complaint.rawValue)), but UIKit did not complain "
      + "of that"
  }
}
