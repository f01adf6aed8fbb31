import FlowChecking

/// Something that a report holds against a flow.
///
/// Several promises that one trace breaks are one finding.
struct Finding: Hashable {
  /// The name of the flow.
  let flow: String

  /// What is broken, and why; the first is what was looked for.
  let breaches: [Report.Breach]

  /// The rule that is broken, by the name that tools know it by: the id of the first promise.
  let rule: String

  /// How bad it is: as bad as the worst of what is broken.
  let severity: Severity

  /// What tells the finding from others, the same in every report.
  let fingerprint: String

  /// The trace that shows it; nil where there is none to show.
  let counterexample: Report.Counterexample?

  /// The name of the promise that was looked for.
  var promise: String { breaches[0].promise }

  /// What is wrong in one sentence, without a full stop.
  var sentence: String {
    Wording.line("\(flow) breaks “\(promise)”: \(breaches[0].reason)")
  }

  /// The line of the source that is at fault; nil where nothing is known of it.
  ///
  /// In reports of tools that did not look for it, it is what the reason names, else the router asked last.
  var place: SourcePlace? {
    if let source = counterexample?.source {
      return SourcePlace(file: source.file, line: source.line)
    }
    let calls = (counterexample?.steps ?? []).flatMap(\.calls)
    let named = breaches.lazy.compactMap { SourcePlace(namedIn: $0.reason, amongFilesOf: calls) }
    return named.first ?? calls.last.map { SourcePlace(file: $0.file, line: $0.line) }
  }
}

extension SourcePlace {
  /// Finds a place such as "Router.swift:12" in a sentence, with the file's module where a call has it.
  fileprivate init?(namedIn sentence: String, amongFilesOf calls: [Report.Call]) {
    guard let match = sentence.firstMatch(of: /([\w+.\-]+\.swift):(\d{1,9})/) else { return nil }
    let name = String(match.1)
    let file = calls.lazy.map(\.file).first { $0 == name || $0.hasSuffix("/\(name)") }
    self.init(file: file ?? name, line: max(1, Int(match.2) ?? 1))
  }
}
