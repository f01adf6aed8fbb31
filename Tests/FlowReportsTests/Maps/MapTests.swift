import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowReports

/// A map has each screen once, and its picture has no two things in one place.
@MainActor @Suite
struct MapTests {
  private func map(of flow: some Flow, states: Int = 1000) throws -> ScreenMap {
    let explorer = try FlowExplorer(
      of: flow, within: Limits(states: states), profiles: [.newest], unspecified: false)
    return ScreenMap(of: Report(of: [explorer.explore()]).flows[0])
  }

  @Test
  func `the map of RayPets has its five screens and where their events lead`() throws {
    let map = try map(of: RayPetsFlow())
    #expect(
      map.screens.map(\.name) == [
        "Home", "SelectVisitType", "NoAppointmentRequired", "SelectPainLevel", "FakingIt",
      ])
    #expect(map.screens.map(\.visits) == [1, 13, 11, 6, 2])
    #expect(map.screens[0].rows.map(\.way) == [.on(1, isSheet: true)])
    #expect(
      map.screens[1].rows.map(\.label) == ["visit(well)", "visit(sick)", "press Cancel"])
    #expect(
      map.screens[1].rows.map(\.way) == [
        .on(2, isSheet: false), .on(3, isSheet: false), .back(0),
      ])
    #expect(
      map.screens[3].rows.map(\.label) == ["none, little", "moderate, severe, worstPossible"])
    #expect(map.screens.map(\.hasBack) == [false, false, true, true, true])
    #expect(map.screens.map(\.canBePulledDown) == [false, true, true, true, true])
  }

  @Test
  func `columns lead from left to right and lanes are coordinators`() throws {
    let map = try map(of: RayPetsFlow())
    let grid = MapGrid(of: map)
    #expect(grid.places.map(\.column) == [0, 1, 4, 2, 3])
    #expect(grid.boxes.map(\.owner) == ["HomeCoordinator", "PetAppointmentBuilderCoordinator"])
    #expect(grid.boxes.map(\.columns) == [0...0, 1...4])
    #expect(grid.boxes.map(\.band) == [0, 0])
  }

  @Test
  func `no card lies on another, and no way runs through one`() throws {
    let map = try map(of: GeneratedFlow(), states: 300)
    let lanes = map.lanes
    for lane in lanes { expectRoom(on: MapLayout(of: map.part(lane.screens))) }
    expectRoom(on: MapLayout(of: map.overview(of: lanes)))
    expectRoom(on: MapLayout(of: map))
  }

  private func expectRoom(on layout: MapLayout) {
    for (place, card) in layout.cards.enumerated() {
      #expect(card.maxX <= layout.width && card.maxY <= layout.height)
      for other in layout.cards[..<place] { #expect(!card.overlaps(other)) }
    }
    for (edge, points) in layout.routes {
      for (start, end) in zip(points, points.dropFirst()) {
        for (place, card) in layout.cards.enumerated()
        where place != edge.source && place != edge.target {
          #expect(!card.isCrossed(from: start, to: end))
        }
      }
    }
  }

  @Test
  func `a way to another map is a sign with the name of its screen`() {
    let map = ScreenMap(of: PaperReport.large())
    let part = map.part(map.lanes[0].screens)
    #expect(part.screens[1].rows.map(\.label) == ["next", "open", "turn"])
    #expect(part.screens[1].rows.map(\.way) == [.on(2, isSheet: false), .elsewhere("S10"), .stays])
  }

  @Test
  func `screens are wide enough for where their events lead, within bounds`() throws {
    func map(_ label: String, _ target: String) -> ScreenMap {
      var screen = ScreenMap.Screen(name: "Event", type: "", owner: nil, isAlert: false)
      screen.rows = [
        ScreenMap.Row(label: label, event: label, way: .elsewhere(target), count: 1)
      ]
      return ScreenMap(screens: [screen])
    }
    let order = map("fill in(New Order)", "New Order 1")
    #expect(MapLayout(of: order).cards[0].width == 235)
    let drawing = MapDrawing(of: order).svg(titled: "").text
    #expect(drawing.contains("</title>fill in(New Order)</text>"))
    #expect(drawing.contains(">New Order 1</text>"))
    #expect(MapLayout(of: map("go", "Home")).cards[0].width == 190)
    #expect(
      MapLayout(of: map(String(repeating: "go ", count: 20), "Home")).cards[0].width == 250)
    #expect(MapLayout(of: try self.map(of: RayPetsFlow())).cards[0].width == 190)
  }

  @Test
  func `a step back runs above the map, from screen to screen, with its name`() throws {
    let explorer = try FlowExplorer(
      of: RayPetsFlow.sheetPulledDownUnnoticed, profiles: [.newest], unspecified: false)
    let flow = Report(of: [explorer.explore()]).flows[0]
    let map = ScreenMap(of: flow)
    let layout = MapLayout(of: map)
    let arcs = MapArcs(of: MapRoute(of: flow.counterexamples[0], on: map), on: layout)
    let arc = try #require(arcs.arcs.first)
    #expect(arcs.arcs.count == 1)
    #expect(arcs.height == 38)
    #expect(arc.step.number == 2)
    #expect(arc.points.first?.x == layout.cards[1].maxX)
    #expect(arc.points.last == MapPoint(x: layout.cards[0].maxX, y: layout.cards[0].y + 15))
    #expect(arc.points.map(\.y).min() == -4)
    for (place, card) in layout.cards.enumerated() where place > 1 {
      for (start, end) in zip(arc.points, arc.points.dropFirst()) {
        #expect(!card.isCrossed(from: start, to: end))
      }
    }
    let picture = MapPicture(of: flow, map).text
    #expect(picture.contains(">2  pull sheet down</text>"))
    #expect(picture.contains("class=\"hotpath gesture\""))
    #expect(picture.contains("prefers-color-scheme: dark"))
  }

  @Test
  func `a step of a trace is found at its row`() throws {
    let explorer = try FlowExplorer(
      of: RayPetsFlow.sheetPulledDownUnnoticed, profiles: [.newest], unspecified: false)
    let flow = Report(of: [explorer.explore()]).flows[0]
    let route = MapRoute(of: flow.counterexamples[0], on: ScreenMap(of: flow))
    #expect(route.steps.map(\.source) == [0, 1])
    #expect(route.steps.map(\.row) == [0, nil])
    #expect(route.steps.map(\.target) == [1, 0])
  }
}

extension MapLayout.Frame {
  fileprivate func overlaps(_ other: Self) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  fileprivate func isCrossed(from start: MapPoint, to end: MapPoint) -> Bool {
    min(start.x, end.x) < maxX && max(start.x, end.x) > x && min(start.y, end.y) < maxY
      && max(start.y, end.y) > y
  }
}
