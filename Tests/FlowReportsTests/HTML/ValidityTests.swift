import FlowChecking
import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowReports

/// HTML Tidy, a validator of others, has nothing to say against the pages, and xmllint nothing against
/// the pictures.
@MainActor @Suite
struct ValidityTests {
  private func faults(in file: ReportFile) async throws -> String {
    let tidy = ["tidy", "-quiet", "-errors", "-utf8", "--drop-empty-elements", "no"]
    let check = try await Checker(
      file.name.hasSuffix(".svg") ? ["xmllint", "--noout"] : tidy, on: file.text)
    return check.status == 0 ? "" : "\(file.name): \(check.output)"
  }

  private func expectNoFault(in report: Report) async throws {
    for layout in [HTMLLayout.folder, .singleFile] {
      for file in HTMLReport(of: report, layout: layout).files where file.name != "report.css" {
        let faults = try await faults(in: file)
        #expect(faults == "")
      }
    }
  }

  @Test(.enabled(if: Checker.hasValidator, "HTML Tidy is not installed"))
  func `pages of sound and broken flows are valid`() async throws {
    let flows: [any Flow] = [
      RayPetsFlow(), RayPetsFlow.sheetPulledDownUnnoticed, SurveyFlow(), TermsFlow(),
    ]
    try await expectNoFault(
      in: Report(
        of: flows.map {
          try FlowExplorer(of: $0, profiles: [.newest], unspecified: false).explore()
        }
      ))
    try await expectNoFault(in: PaperReport.unsound())
    try await expectNoFault(in: Report(flows: [PaperReport.wide(60)]))
  }

  @Test(
    .enabled(if: Checker.hasValidator, "HTML Tidy is not installed"),
    arguments: PaperReport.hostileNames)
  func `pages with names of all kinds are valid`(name: String) async throws {
    try await expectNoFault(in: PaperReport.make(name, word: name, cycle: 1))
  }

  @Test(.enabled(if: Checker.hasValidator, "HTML Tidy is not installed"))
  func `a page of what changed is valid`() async throws {
    let difference = ReportDifference(from: PaperReport.sound(.holds), to: PaperReport.make())
    let page = ReportFile(name: "diff.html", text: DifferencePage(of: difference).text)
    #expect(try await faults(in: page) == "")
  }

  @Test(
    .enabled(if: Checker.hasValidator, "HTML Tidy is not installed"),
    arguments: [
      ("<main ", "<main id=\"a\" id=\"b\" "), ("</section>", ""), ("<h1>", "<h1 colour=\"red\">"),
      ("<title>", "<titel>"), ("</ul>", "</ol>"),
    ])
  func `the validator sees what is wrong`(right: String, wrong: String) async throws {
    let page = HTMLReport(of: PaperReport.make()).files[1].text
    let broken = page.replacing(right, with: wrong, maxReplacements: 1)
    #expect(broken != page)
    #expect(try await faults(in: ReportFile(name: "page.html", text: page)) == "")
    #expect(try await faults(in: ReportFile(name: "page.html", text: broken)) != "")
  }
}
