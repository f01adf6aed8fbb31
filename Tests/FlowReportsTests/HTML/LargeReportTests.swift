import FlowChecking
import Testing

@testable import FlowReports

/// A report of 400 screens in 4,000 states can be used: its maps are small, and no page is long.
@Suite
struct LargeReportTests {
  private let flow = PaperReport.large()

  @Test
  func `there is a page for each 250 states, and none is larger than a megabyte`() {
    let files = HTMLReport(of: Report(flows: [flow])).files
    #expect(
      files.map(\.name) == ["index.html", "Large.html", "Large.counterexample-1.html"]
        + (1...16).map { "Large.states-\($0).html" } + ["Large.svg", "report.css"])
    #expect(files.allSatisfy { $0.text.utf8.count < 1_000_000 })
    #expect(files[1].text.ranges(of: "<svg xmlns").count == 41)
  }

  @Test
  func `the coordinators are one map, from which links lead to that of each`() {
    let map = ScreenMap(of: flow)
    #expect(map.screens.count == 400)
    let lanes = map.lanes
    #expect(lanes.map(\.screens.count) == Array(repeating: 10, count: 40))
    let overview = map.overview(of: lanes)
    #expect(overview.screens.map(\.size) == Array(repeating: 10, count: 40))
    #expect(overview.edges.count == 39)
    #expect(MapLayout(of: overview).grid.columnCount == 4)
    let page = HTMLReport(of: Report(flows: [flow])).files[1].text
    for lane in 1...40 {
      #expect(page.contains("<a href=\"#Large.map-\(lane)\">"))
      #expect(page.contains("id=\"Large.map-\(lane)\""))
    }
  }
}
