/// Writes a report as SARIF 2.1.0, as code scanning reads it: a result for each finding, the trace being
/// its code flow (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
///
/// Services want a place in the source for everything; what has none is placed in the report itself.
public struct SARIFReport: Sendable {
  /// How many characters a description may have on GitHub.
  private static let longestDescription = 1024

  private let report: Report

  /// Prepares to write a report.
  public init(of report: Report) {
    self.report = report
  }

  /// The document.
  public var text: String {
    JSONValue([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]).document
  }

  private var run: JSONValue {
    let findings = report.findings
    var promises = Numbering<String>()
    let results = findings.map { SARIFResult(of: $0, rule: promises.number(of: $0.promise)).value }
    let driver = JSONValue([
      "name": "clew", "semanticVersion": .string(Version.current),
      "rules": .list(promises.values.map(rule)),
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
    ])
  }

  private func rule(for promise: String) -> JSONValue {
    let title = Wording.shortened(Wording.visible(promise), to: Self.longestDescription)
    let sentence = "Every sequence of events from launch keeps the promise “\(promise)”."
    let help = "Run the replay command of a result to see each step and every call of a router."
    return JSONValue([
      "id": .string(RuleName.text(of: promise)),
      "shortDescription": JSONValue(["text": .string(title.isEmpty ? "A promise" : title)]),
      "fullDescription": JSONValue([
        "text": .string(
          Wording.shortened(Wording.visible(sentence), to: Self.longestDescription))
      ]),
      "help": JSONValue(["text": .string(help)]),
      "defaultConfiguration": JSONValue(["level": "error"]),
      "properties": JSONValue(["tags": ["navigation"]]),
    ])
  }
}
