import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowReports

/// What is new and what is gone is marked on one map, by more than colour.
@MainActor @Suite
struct MapDifferenceTests {
  private func report(upTo states: Int) throws -> Report {
    let explorer = try FlowExplorer(
      of: RayPetsFlow(), within: Limits(states: states), profiles: [.newest], unspecified: false)
    return Report(of: [explorer.explore()])
  }

  private func lines(_ map: ScreenMap?) -> [String] {
    (map?.screens ?? []).flatMap { screen in
      ["\(screen.name) \(screen.change)"]
        + screen.rows.map { "  \($0.label) \($0.change)" }
    }
  }

  @Test
  func `screens and events that came or went are marked, each value by itself`() throws {
    let (few, all) = (try report(upTo: 9).flows[0], try report(upTo: 33).flows[0])
    let change = MapDifference(from: ScreenMap(of: few), to: ScreenMap(of: all)).map
    #expect(
      lines(change) == [
        "Home none", "  schedule none", "SelectVisitType none", "  visit(well) none",
        "  visit(sick) none", "  press Cancel none", "NoAppointmentRequired none", "  okay none",
        "SelectPainLevel none", "  none, little none", "  pain(moderate), pain(severe) none",
        "  pain(worstPossible) came", "FakingIt none", "  is fake none", "  not fake came",
      ])
    let back = MapDifference(from: ScreenMap(of: all), to: ScreenMap(of: few)).map
    #expect(
      lines(back).filter { $0.hasSuffix(" went") } == [
        "  pain(worstPossible) went", "  not fake went",
      ])
    #expect(MapDifference(from: ScreenMap(of: all), to: ScreenMap(of: all)).map == nil)
  }

  @Test
  func `a screen that came is drawn with its sign, and one that went with another`() {
    let (two, three) = (PaperReport.wide(2), PaperReport.wide(3))
    let page = DifferenceFormat.html.text(
      of: ReportDifference(from: Report(flows: [two]), to: Report(flows: [three])))
    #expect(page.contains("<title>New: screen S3</title>"))
    #expect(page.contains("<title>New: transition go 3</title>"))
    #expect(page.ranges(of: "class=\"edge came\" d=").count == 2)
    #expect(!page.contains("<title>Gone: "))
    let back = DifferenceFormat.html.text(
      of: ReportDifference(from: Report(flows: [three]), to: Report(flows: [two])))
    #expect(back.contains("<title>Gone: screen S3</title>"))
    #expect(back.contains("<title>Gone: transition go 3</title>"))
    #expect(back.ranges(of: "class=\"edge went\" d=").count == 2)
  }

  @Test
  func `of a large map the part that changed is drawn, unless that is large too`() {
    func map(from old: Int, to new: Int) -> ScreenMap? {
      MapDifference(
        from: ScreenMap(of: PaperReport.wide(old)), to: ScreenMap(of: PaperReport.wide(new))
      ).map
    }
    #expect(map(from: 20, to: 24)?.screens.count == 25)
    #expect(map(from: 40, to: 42)?.screens.map(\.name) == ["Home", "S41", "S42"])
    #expect(map(from: 42, to: 40)?.screens.map(\.change) == [.none, .went, .went])
    #expect(map(from: 10, to: 60) == nil)
  }
}
