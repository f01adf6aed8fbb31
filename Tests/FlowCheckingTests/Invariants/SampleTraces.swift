import Foundation

/// The traces in the committed report of the samples.
struct SampleTraces {
  /// What breaks promises in a flow.
  struct Trace: Equatable {
    let flow: String

    /// The promises with the reasons, and the steps.
    let text: String
  }

  private let traces: [Trace]

  /// Reads the text of a report, in which blank lines are between its parts.
  init(_ report: String) {
    var (flow, traces) = ("", [Trace]())
    for part in report.components(separatedBy: "\n\n") {
      let words = part.split(separator: " ", maxSplits: 2).map(String.init)
      if words.count == 3, ["✔", "✘", "?"].contains(words[0]), !part.hasPrefix(" ") {
        flow = words[1]
      }
      guard part.hasPrefix("  ✘ ") else { continue }
      let lines = part.split(separator: "\n").map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }
      traces.append(Trace(flow: flow, text: lines.joined(separator: "\n")))
    }
    self.traces = traces
  }

  /// Returns the first trace that breaks a promise and the fewest others.
  func trace(breaking promise: String) -> Trace? {
    traces.filter { $0.text.contains("✘ \(promise) — ") }
      .min { $0.promiseCount < $1.promiseCount }
  }
}

extension SampleTraces.Trace {
  /// How many promises the steps break.
  fileprivate var promiseCount: Int { text.split(separator: "\n").count { $0.hasPrefix("✘ ") } }
}
