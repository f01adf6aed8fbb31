import Coordinators
import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowChecking

/// A map shows every state that a run has found, and where its events lead.
@MainActor @Suite
struct FlowMapTests {
  private func map(of flow: some Flow) throws -> FlowMap {
    let explorer = try FlowExplorer(of: flow, profiles: [.newest], unspecified: false)
    return explorer.explore().runs[0].map
  }

  private func screen(_ name: String, of owner: String?) -> FlowElement {
    FlowElement(
      kind: .screen, name: name, type: "\(name)ViewController", owner: owner, children: [],
      shown: nil)
  }

  @Test
  func `the map of RayPets has its states, and the sheet over Home with its coordinator`() throws {
    let map = try map(of: RayPetsFlow())
    #expect(map.states.count == 33)
    #expect(map.states.reduce(0) { $0 + $1.transitions.count { $0.target != nil } } == 222)
    #expect(map.states[0].transitions.map(\.label) == ["schedule"])
    let builder = try #require(map.states[0].transitions[0].target.map { map.states[$0] })
    #expect(builder.screens == "Home | SelectVisitType")
    #expect(builder.distance == 1)
    let picture = try #require(builder.picture)
    #expect(picture.layers.map(\.presentation) == [.root, .sheet])
    #expect(picture.layers[0].content == screen("Home", of: "HomeCoordinator"))
    #expect(picture.layers[1].content.kind == .stack)
    #expect(
      picture.layers[1].content.inSight == [
        screen("SelectVisitType", of: "PetAppointmentBuilderCoordinator")
      ])
    #expect(
      picture.coordinators
        == FlowPicture.Node(
          name: "HomeCoordinator",
          children: [FlowPicture.Node(name: "PetAppointmentBuilderCoordinator", children: [])]))
  }

  @Test
  func `events are named as declared, gestures by their kind`() throws {
    let builder = try map(of: RayPetsFlow()).states[1].transitions
    #expect(
      builder.map(\.label) == [
        "visit(well)", "visit(sick)", "press Cancel", "pull sheet down",
        "pull sheet down, cancelled",
      ])
    #expect(
      builder.map(\.event) == [
        "visit", "visit", "press", "pull sheet down", "pull sheet down, cancelled",
      ])
    #expect(builder.map(\.isGesture) == [false, false, true, true, true])
    #expect(builder.map(\.target) == [2, 3, 0, 0, 1])
  }

  @Test
  func `tabs, alerts and what covers all of the screen are told apart`() throws {
    let flow = ProbeFlow(start: { window in
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B"].map { ProbeScreen($0, delegate: nil) }
      tabs.selectedIndex = 1
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      let cover = ProbeScreen("Cover", delegate: nil)
      cover.modalPresentationStyle = .fullScreen
      tabs.present(cover, animated: false)
      cover.present(
        UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
      return ProbeRoot(window: window)
    })
    let picture = try #require(try map(of: flow).states[0].picture)
    #expect(picture.layers.map(\.presentation) == [.root, .fullScreen, .alert])
    #expect(picture.layers.map(\.content.kind) == [.tabs, .screen, .alert])
    #expect(picture.layers.map(\.content.name) == ["UITabBar", "Cover", "Sure?"])
    #expect(picture.layers[0].content.children.map(\.name) == ["A", "B"])
    #expect(picture.layers[0].content.inSight.map(\.name) == ["B"])
  }

  @Test
  func `coordinators that hold each other do not make a picture without end`() throws {
    let flow = ProbeFlow(start: { window in
      let root = ProbeRoot(window: window)
      let child = StandaloneCoordinator(router: root.router)
      root.children = [child]
      child.children = [root]
      root.present(animated: false, onDismissed: nil)
      return root
    })
    let picture = try #require(try map(of: flow).states[0].picture)
    #expect(
      picture.coordinators
        == FlowPicture.Node(
          name: "ProbeRoot",
          children: [FlowPicture.Node(name: "StandaloneCoordinator", children: [])]))
  }
}
