/// Writes a report as JUnit's XML, as servers read it: a suite for each flow, a case for each promise.
///
/// Only what Jenkins' schema junit-10.xsd allows is used
/// (https://github.com/jenkinsci/xunit-plugin). GitLab wants a file as well, which that schema rejects.
/// Times are left out, since a report has none.
public struct JUnitReport: Sendable {
  private let report: Report
  private let hasFiles: Bool

  /// Prepares to write a report, with the file of each failure as an attribute or without.
  public init(of report: Report, hasFiles: Bool = false) {
    self.report = report
    self.hasFiles = hasFiles
  }

  /// The document.
  public var text: String {
    var counts: [String: Int] = [:]
    let suites = report.flows.map { flow in
      let name = Wording.line(flow.name)
      counts[name, default: 0] += 1
      let number = counts[name, default: 1]
      return suite(of: flow, named: number == 1 ? name : "\(name) (\(number))")
    }
    return XMLTag("testsuites", [:], suites).document
  }

  private func suite(of flow: Report.Flow, named name: String) -> XMLTag {
    let cases = JUnitCases(of: flow, in: name, hasFiles: hasFiles)
    return XMLTag(
      "testsuite",
      [
        "name": name, "tests": "\(cases.all.count)", "failures": "\(cases.failed.count)",
        "errors": "0", "skipped": "\(cases.skipped.count)",
      ], [properties(of: flow)] + cases.all)
  }

  private func properties(of flow: Report.Flow) -> XMLTag {
    let run = flow.runs.first
    let figures: KeyValuePairs<String, String?> = [
      "clew.tool": report.tool, "clew.strategy": flow.settings.strategy,
      "clew.seed": flow.settings.seed, "clew.states": run.map { "\($0.states)" },
      "clew.transitions": run.map { "\($0.transitions)" }, "clew.depth": run.map { "\($0.depth)" },
      "clew.reach": flow.reach,
    ]
    return XMLTag(
      "properties", [:],
      figures.compactMap { key, value in
        value.map { XMLTag("property", ["name": key, "value": $0]) }
      })
  }
}
