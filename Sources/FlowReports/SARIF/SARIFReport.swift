import FlowChecking

/// Writes a report as SARIF 2.1.0, as code scanning reads it: a result for each finding, the trace being
/// its code flow (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
///
/// Services want a place in the source for everything; what has none is placed in the report itself.
public struct SARIFReport: Sendable {
  /// How many characters a description may have on GitHub.
  private static let longestDescription = 1024

  private let report: Report
  private let files: SourceFiles

  /// Prepares to write a report, whose places are shown where they are paths from the root of the checkout.
  public init(of report: Report, in files: SourceFiles = SourceFiles()) {
    self.report = report
    self.files = files
  }

  /// The document.
  public var text: String {
    JSONValue([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]).document
  }

  private var run: JSONValue {
    var rules = Numbering<String>()
    let results = report.findings.map {
      SARIFResult(of: $0, rule: rules.number(of: $0.rule), in: files).value
    }
    let notes = inapplicable.map { flow, promise in
      note(that: promise, doesNotApplyTo: flow, rule: rules.number(of: promise.id))
    }
    let driver = JSONValue([
      "name": "clew", "semanticVersion": .string(Version.current),
      "rules": .list(rules.values.map(rule)),
    ])
    return JSONValue([
      "tool": JSONValue(["driver": driver]),
      "automationDetails": JSONValue(["id": "clew/navigation/"]),
      "columnKind": "utf16CodeUnits",
      "originalUriBaseIds": JSONValue([
        SARIFResult.base: JSONValue([
          "description": JSONValue(["text": "The root of the checkout."])
        ])
      ]),
      "results": .list(results),
      "invocations": notes.isEmpty
        ? nil
        : [
          JSONValue([
            "executionSuccessful": .flag(true), "toolConfigurationNotifications": .list(notes),
          ])
        ],
    ])
  }

  /// The promises that do not apply to flows, which are no results: services would show those.
  private var inapplicable: [(flow: String, promise: Report.Promise)] {
    report.flows.flatMap { flow in
      flow.promises.filter { $0.verdict == .doesNotApply }.map { (flow.name, $0) }
    }
  }

  private func note(that promise: Report.Promise, doesNotApplyTo flow: String, rule: Int)
    -> JSONValue
  {
    let reason = promise.reason.map { ": \($0)" } ?? ""
    let text = "“\(promise.name)” does not apply to \(flow)\(reason)."
    return JSONValue([
      "level": "note", "message": JSONValue(["text": .string(Wording.visible(Wording.line(text)))]),
      "associatedRule": JSONValue(["id": .string(promise.id), "index": .number(rule)]),
    ])
  }

  private func rule(for id: String) -> JSONValue {
    let promise = report.flows.lazy.flatMap(\.promises).first { $0.id == id }
    let name = promise?.name ?? Report.Flow.repeatability
    let title = Wording.shortened(Wording.visible(name), to: Self.longestDescription)
    let sentence =
      promise?.sentence ?? "Every sequence of events from launch keeps the promise “\(name)”."
    let help = "Run the replay command of a result to see each step and every call of a router."
    return JSONValue([
      "id": .string(id),
      "shortDescription": JSONValue(["text": .string(title.isEmpty ? "A promise" : title)]),
      "fullDescription": JSONValue([
        "text": .string(
          Wording.shortened(Wording.visible(sentence), to: Self.longestDescription))
      ]),
      "help": JSONValue(["text": .string(help)]),
      "defaultConfiguration": JSONValue([
        "level": .string((promise?.severity ?? .error).rawValue)
      ]),
      "properties": JSONValue(["tags": ["navigation"]]),
    ])
  }
}
