import FlowChecking
import HeadlessUIKit
import SampleFlows
import Testing

/// A flow's own properties are checked beside the standard ones.
@MainActor @Suite
struct PropertyTests {
  private struct Checked: Flow {
    let properties: [FlowProperty]
    let events = RayPetsFlow().events
    func launch(in window: UIWindow) -> HomeCoordinator { RayPetsFlow().launch(in: window) }
  }

  private func finding(_ property: FlowProperty) throws -> FlowVerdict {
    let exploration = try FlowExplorer(of: Checked(properties: [property])).explore()
    return try #require(exploration.findings.first).verdict
  }

  @Test
  func `a promise that is broken has the shortest trace and its own reason`() throws {
    let property = FlowProperty.always("never faking") { state in
      state.isFrontmost(FakingItViewController.self) ? "it is asked" : nil
    }
    guard case .violated(let counterexample) = try finding(property) else {
      Issue.record("The promise is not broken.")
      return
    }
    #expect(counterexample.reason == "it is asked")
    #expect(counterexample.trace.token == "schedule > visit(sick) > pain(none)")
    #expect(counterexample.shorterStatesSearched == 4)
  }

  private static let undemanding = FlowProperty.always("undemanding") { state in
    if state.isFrontmost(NoAppointmentRequiredViewController.self) { return "none is needed" }
    return state.isFrontmost(SelectPainLevelViewController.self) ? "it is asked 1 time" : nil
  }

  @Test
  func `a promise that is broken by two causes has a shortest trace for each`() throws {
    let exploration = try FlowExplorer(of: Checked(properties: [Self.undemanding])).explore()
    #expect(exploration.counterexamples.map(\.reason) == ["none is needed", "it is asked 1 time"])
    #expect(exploration.counterexamples.map(\.cause) == ["none is needed", "it is asked # time"])
    #expect(
      exploration.counterexamples.map(\.trace.token)
        == ["schedule > visit(well)", "schedule > visit(sick)"])
    #expect(exploration.findings.map(\.further.count) == [1])
  }

  @Test
  func `a property may say which reasons have one cause`() throws {
    let property = Self.undemanding.grouped { _ in "visit" }
    let exploration = try FlowExplorer(of: Checked(properties: [property])).explore()
    #expect(exploration.counterexamples.map(\.reason) == ["none is needed"])
    #expect(exploration.counterexamples.map(\.cause) == ["visit"])
  }

  @Test
  func `something that some state is meant to be is found`() throws {
    let verdict = try finding(
      .sometimes("faking") { $0.isFrontmost(FakingItViewController.self) })
    guard case .holds = verdict else {
      Issue.record("It is \(verdict).")
      return
    }
  }

  @Test
  func `something that no state is breaks the claim that one is`() throws {
    let verdict = try finding(.sometimes("alert") { $0.isFrontmost(UIAlertController.self) })
    guard case .unreachable = verdict else {
      Issue.record("It is \(verdict).")
      return
    }
  }

  @Test
  func `a state tells its controllers and coordinators in the order of the tree`() throws {
    var seen: [String] = []
    let property = FlowProperty.always("look") { state in
      guard state.isFrontmost(SelectVisitTypeViewController.self) else { return nil }
      seen = state.controllers.map(\.displayName) + state.coordinators.map { "\(type(of: $0))" }
      return nil
    }
    _ = try finding(property)
    #expect(
      seen == [
        "Home", "UINavigation", "SelectVisitType", "HomeCoordinator",
        "PetAppointmentBuilderCoordinator",
      ])
  }

  @Test
  func `an exception ends the trace with UIKit's own words`() throws {
    let screen = ProbeScreen("Same")
    let flow = ProbeFlow([
      .on(UINavigationController.self, "push") { $0.pushViewController(screen, animated: true) }
    ])
    let exploration = try FlowExplorer(of: flow).explore()
    let crash = try #require(exploration.counterexamples.first { $0.property == "no exception" })
    #expect(crash.trace.token == "push > push")
    #expect(
      crash.reason.hasPrefix("NSInvalidArgumentException: <UINavigationController> is pushing"))
  }

  @Test
  func `an app that does not come to rest is told`() throws {
    func again() { HeadlessDevice.current.clock.schedule(after: .seconds(1)) { again() } }
    let exploration = try FlowExplorer(of: ProbeFlow([.anytime("loop") { _ in again() }])).explore()
    #expect(exploration.counterexamples.map(\.property) == ["no exception"])
    #expect(exploration.counterexamples.map(\.trace.token) == ["loop"])
  }
}
