extension FlowProperty {
  /// The closure that a recorded router is given with a screen runs once the screen has left, once,
  /// and not before.
  ///
  /// Screens that were presented at the same place in the code are one fault.
  public static var onDismissedRunsOnce: FlowProperty {
    .invariant("onDismissed runs exactly once") { state in
      let trace = state.record.trace
      if let presentation = trace.repeated.first {
        return Breach(
          "onDismissed of \(presentation.screen.name) ran \(presentation.runCount) times")
      }
      return trace.presentations.lazy.compactMap(breach).first
    }
    .grouped(by: reasonWithoutScreen)
    .stating(
      "The onDismissed that a recorded router is given with a screen runs once the screen has left, "
        + "once, and not before.", id: "on-dismissed-runs-once"
    )
    .applying(
      where: { state in state.record.trace.presentations.contains { $0.hasClosure } },
      otherwise: "no recorded router is given an onDismissed")
  }

  private static func reasonWithoutScreen(_ reason: String) -> String {
    let ends = [" has left", " ran"].compactMap { reason.firstRange(of: $0)?.lowerBound }
    return String(reason[(ends.min() ?? reason.startIndex)...])
  }

  private static func breach(by presentation: Presentation) -> Breach? {
    guard presentation.hasClosure, presentation.hasArrived else { return nil }
    if presentation.leftAt != nil {
      return Breach(
        "\(presentation.screen.name) has left, but its onDismissed never ran"
          + place(of: presentation), since: presentation.leftAt)
    }
    guard presentation.runCount > 0 else { return nil }
    return Breach(
      "onDismissed of \(presentation.screen.name) ran, but the screen is still there"
        + place(of: presentation))
  }

  private static func place(of presentation: Presentation) -> String {
    " (presented by the \(presentation.call.router) of \(presentation.call.location))"
  }
}
