public import FlowChecking
import HeadlessUIKit

extension TextReport {
  /// Returns what a replay did step by step, and which promises are broken at its end.
  @MainActor
  public func text(of replay: FlowReplay) -> String {
    let breaches = replay.breaches
    let reasons = breaches.map {
      "  \(style.bad("✘ \(Wording.line($0.property))")) — \(Wording.line($0.reason))"
    }
    let since = breaches.compactMap(\.latentSince).min()
    let verdict =
      breaches.isEmpty
      ? "  \(style.good("✔")) no promise is broken" : reasons.joined(separator: "\n")
    let steps = steps(of: replay.trace, latentSince: since, isBroken: !breaches.isEmpty)
    let profile = replay.profile == .newest ? "" : "  under \(replay.profile)"
    let tasks = lostTasks(replay.hasLostTask) ?? ""
    return [profile, verdict, steps, calls(of: replay.trace), tasks].filter { !$0.isEmpty }
      .joined(separator: "\n") + "\n"
  }

  /// Returns in words why a token does not fit.
  public func text(of error: ReplayError, suggestion: String?) -> String {
    let hint = suggestion.map { " Did you mean \"\($0)\"?" } ?? ""
    let what =
      error.label.isEmpty
      ? "Step \(error.step) of \(error.count) is empty: the token is cut off."
      : "Step \(error.step) of \(error.count), \"\(error.label)\", is not on offer there.\(hint)"
    let offered = error.offered.map { "\n  \($0)" }.joined()
    return
      "\(what)\nOn screen: \(error.screens)\nOn offer:\(offered.isEmpty ? " nothing" : offered)\n"
  }

  private func calls(of trace: FlowTrace) -> String {
    let lines = trace.steps.enumerated().flatMap { place, step in
      step.calls.map {
        "    \("\(place + 1).".leftPadding(to: 4)) \($0)  \(style.faint("\($0.location)"))"
      }
    }
    return lines.isEmpty ? "" : (["  routers:"] + lines).joined(separator: "\n")
  }
}
