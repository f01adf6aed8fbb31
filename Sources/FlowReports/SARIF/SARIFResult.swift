import FlowChecking

/// A finding as a result of SARIF.
struct SARIFResult {
  /// The name of the folder that places count from.
  static let base = "%SRCROOT%"

  /// The file for what has no place in the source.
  private static let elsewhere = SourcePlace(file: "report.json", line: 1)

  private let finding: Finding
  private let rule: Int
  private let files: SourceFiles

  /// Prepares to write a finding against the rule at some place.
  init(of finding: Finding, rule: Int, in files: SourceFiles) {
    self.finding = finding
    self.rule = rule
    self.files = files
  }

  /// The result.
  var value: JSONValue {
    JSONValue([
      "ruleId": .string(finding.rule), "ruleIndex": .number(rule),
      "level": .string(finding.severity.rawValue),
      "message": JSONValue(["text": .string(message)]),
      "locations": [location(finding.place ?? Self.elsewhere, nil)],
      "partialFingerprints": JSONValue([
        "primaryLocationLineHash": "\(finding.fingerprint):1"
      ]),
      "codeFlows": finding.counterexample.map { [codeFlow(of: $0)] },
    ])
  }

  /// What is wrong; the first sentence is taken for the title.
  private var message: String {
    let others = finding.breaches.dropFirst().map {
      "It breaks “\(Wording.line($0.promise))” too: \(Wording.line($0.reason))."
    }
    let replay = finding.counterexample.map { ["Replay: \($0.replay.command)"] } ?? []
    let lines = ["\(finding.sentence)."] + others + replay
    return Wording.visible(lines.joined(separator: "\n"))
  }

  private func codeFlow(of counterexample: Report.Counterexample) -> JSONValue {
    var place =
      counterexample.states.lazy.flatMap(\.calls).first.map(Self.place)
      ?? Self.elsewhere
    let steps = counterexample.states.enumerated().map { number, step in
      place = step.calls.last.map(Self.place) ?? place
      let text = "\(number). \(step.event): \(step.screens)"
      return JSONValue([
        "location": location(place, Wording.visible(Wording.line(text))),
        "executionOrder": .number(number + 1),
      ])
    }
    return JSONValue(["threadFlows": [JSONValue(["locations": .list(steps)])]])
  }

  private static func place(of call: Report.Call) -> SourcePlace {
    SourcePlace(file: call.file, line: max(1, call.line))
  }

  private func location(_ place: SourcePlace, _ message: String?) -> JSONValue {
    JSONValue([
      "physicalLocation": JSONValue([
        "artifactLocation": JSONValue([
          "uri": .string(URIText.escaped(files.path(of: place.file))),
          "uriBaseId": .string(Self.base),
        ]),
        "region": JSONValue(["startLine": .number(place.line)]),
      ]),
      "message": message.map { JSONValue(["text": .string($0)]) },
    ])
  }
}
