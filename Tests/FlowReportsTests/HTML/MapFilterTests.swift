import FlowChecking
import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowReports

/// Choices above a map dim what was not asked for, without a script.
@MainActor @Suite
struct MapFilterTests {
  private func flow(_ flow: some Flow) throws -> Report.Flow {
    let explorer = try FlowExplorer(of: flow, profiles: [.newest], unspecified: false)
    return Report(of: [explorer.explore()]).flows[0]
  }

  private func words(on map: ScreenMap, hasTrace: Bool = false) -> [String] {
    MapFilter.choices(on: map, hasTrace: hasTrace).map(\.words)
  }

  @Test
  func `there is a choice for what is on the map, and none where all is the same`() throws {
    let map = ScreenMap(of: try flow(RayPetsFlow.sheetPulledDownUnnoticed))
    #expect(
      words(on: map, hasTrace: true) == [
        "Everything", "Counterexample", "Ways back", "HomeCoordinator",
        "PetAppointmentBuilderCoordinator",
      ])
    #expect(words(on: map.part([0])) == [])
    #expect(
      words(on: ScreenMap(of: PaperReport.flow("Trips"))) == [
        "Everything", "Never tried", "Ways back", "HomeCoordinator", "PlanCoordinator",
      ])
    let many = ScreenMap(of: PaperReport.large())
    #expect(words(on: many, hasTrace: true) == ["Everything", "Counterexample"])
  }

  @Test
  func `each choice has a rule, and what it shows has its class`() throws {
    let flow = try flow(RayPetsFlow.sheetPulledDownUnnoticed)
    let map = ScreenMap(of: flow)
    let page = HTMLReport(of: Report(flows: [flow])).files[1].text
    #expect(
      page.matches(of: /<input type="radio" name="SheetPulledDownUnnoticed.filter"/).count == 5)
    #expect(page.matches(of: /checked="checked"/).count == 1)
    for (filter, _) in MapFilter.choices(on: map, hasTrace: true).dropFirst() {
      #expect(page.contains("class=\"f-\(filter.style)\""))
      #expect(StyleSheet.text.contains(".f-\(filter.style):checked) .map "))
      #expect(StyleSheet.text.contains(":not(.\(filter.style)) { opacity: .25; }"))
    }
    let drawing = MapDrawing(of: map, along: flow.counterexamples[0]).svg(titled: "").text
    #expect(drawing.matches(of: /class="card lane-2"/).count == 3)
    #expect(drawing.matches(of: /class="card lane-[12] hot"/).count == 2)
    #expect(drawing.matches(of: /class="rowg rear"/).count == 3)
    #expect(drawing.matches(of: /class="hotg hot lane-1 lane-2 rear"/).count == 1)
    #expect(drawing.matches(of: /class="cluster lane-[12] hot"/).count == 2)
    #expect(drawing.matches(of: /class="edgeg lane-2"/).count == 5)
  }

  @Test
  func `a lane says from where its screens are reached, and no line runs through its name`() throws
  {
    let flow = try flow(RayPetsFlow.sheetPulledDownUnnoticed)
    let map = ScreenMap(of: flow)
    #expect(MapDrawing.origin(of: map.lanes[0], on: map) == nil)
    #expect(MapDrawing.origin(of: map.lanes[1], on: map) == "over Home")
    let drawing = MapDrawing(of: map, along: flow.counterexamples[0])
    let line = try #require(drawing.arcs?.arcs.first?.points.map(\.x).max())
    let name = try #require(
      drawing.lane(1).text.firstMatch(of: /class="owner" x="(\d+)"[^>]*>PetAppointmentBuilder/))
    #expect(Int(name.1) == line + 10)
    let plain = MapDrawing(of: map).lane(1).text
    #expect(plain.contains("x=\"\(drawing.layout.boxes[1].x + 14)\""))
    #expect(plain.contains("class=\"how\""))
  }
}
