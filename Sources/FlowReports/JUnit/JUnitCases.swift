/// The cases of a suite: one for each promise of a flow, and one that it does the same every time.
struct JUnitCases {
  /// All of them.
  let all: [XMLTag]

  /// Those of promises that are broken.
  var failed: [XMLTag] { all.filter { $0.children.contains { $0.name == "failure" } } }

  /// Those of promises of which nothing is known.
  var skipped: [XMLTag] { all.filter { $0.children.contains { $0.name == "skipped" } } }

  init(of flow: Report.Flow, in suite: String, hasFiles: Bool) {
    let findings = flow.findings
    func made(_ promise: String, _ finding: Finding?, _ inside: [XMLTag]) -> XMLTag {
      XMLTag(
        "testcase",
        [
          "classname": suite, "name": Wording.line(promise),
          "file": hasFiles ? finding?.place?.file : nil,
        ], inside)
    }
    let promises = flow.promises.map { promise in
      let finding = findings.first { $0.breaches.contains { $0.promise == promise.name } }
      return made(promise.name, finding, Self.outcome(of: promise, finding))
    }
    let others = findings.filter { $0.promise == Report.Flow.repeatability }.map {
      made($0.promise, $0, [Self.failure(of: $0, for: $0.promise, rule: $0.rule)])
    }
    all = promises + others
  }

  /// Returns what a case says beyond its name: nothing when the promise is kept.
  private static func outcome(of promise: Report.Promise, _ finding: Finding?) -> [XMLTag] {
    switch promise.verdict {
    case .holds: []
    case .broken, .unreachable:
      [
        finding.map { failure(of: $0, for: promise.name, rule: promise.id) }
          ?? XMLTag("failure", [:])
      ]
    case .undecided: [skipped("undecided", promise.reason)]
    case .doesNotApply: [skipped("does not apply", promise.reason)]
    }
  }

  private static func skipped(_ word: String, _ reason: String?) -> XMLTag {
    XMLTag("skipped", ["message": word + (reason.map { ": \($0)" } ?? "")])
  }

  private static func failure(of finding: Finding, for promise: String, rule: String) -> XMLTag {
    let breach = finding.breaches.first { $0.promise == promise } ?? finding.breaches[0]
    var lines = finding.place.map { ["\($0.file):\($0.line)"] } ?? []
    lines.append(breach.reason)
    if let counterexample = finding.counterexample {
      lines += counterexample.lines + ["replay: \(counterexample.replay.command)"]
    }
    return XMLTag(
      "failure",
      ["type": "clew.\(rule)", "message": Wording.line(breach.reason)],
      words: Wording.visible(lines.joined(separator: "\n")))
  }
}
