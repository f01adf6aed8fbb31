import HeadlessUIKit

/// Watches what comes of an event of which a flow says what is to come of it.
@MainActor
struct EventVigil {
  private let event: FlowEvent
  private let start: Standstill

  /// Begins to watch; nil where nothing is said of the event, or where it comes while something moves.
  init?(over event: FlowEvent?, in launch: FlowLaunch) {
    guard let event, event.expectation != .anything, launch.isAtRest else { return nil }
    self.event = event
    start = Standstill(of: launch, event.expectation == .nothing ? .everything : .unnamed)
  }

  /// Returns what came of an event that is to be ignored; nil where nothing did.
  func change(in launch: FlowLaunch) -> String? {
    guard event.expectation == .nothing, launch.isAtRest else { return nil }
    return start.change(in: launch).map { "\"\(event.name)\" is to be ignored, but \($0)" }
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
