import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// Claims about the runs of a flow, in code and as text.
@MainActor @Suite
struct ClaimTests {
  private struct Checked: Flow {
    let properties: [FlowProperty]
    let events = RayPetsFlow().events
    func launch(in window: UIWindow) -> HomeCoordinator { RayPetsFlow().launch(in: window) }
  }

  private func verdict(
    _ property: FlowProperty, within limits: Limits = FlowExplorer.defaultLimits,
    impatience: Int = 0
  ) throws -> FlowVerdict {
    let exploration = try FlowExplorer(
      of: Checked(properties: [property]), within: limits, impatience: impatience,
      profiles: [.newest], unspecified: false
    ).explore()
    return try #require(exploration.findings.first).verdict
  }

  /// Returns the verdict on a text in a word, with the token of a counterexample and its cycle.
  private func outcome(_ text: String, within limits: Limits = FlowExplorer.defaultLimits) throws
    -> String
  {
    switch try verdict(.formula("claim", text), within: limits) {
    case .holds: "holds"
    case .doesNotApply(let reason): "does not apply: \(reason)"
    case .violated(let found): "\(found.trace.token) [\(found.cycleLength)]"
    case .unreachable: "unreachable"
    case .misnamed(let reason): reason
    case .undecided(let reason): "\(reason)"
    }
  }

  @Test(arguments: [
    ("always possible screen(Home)", "holds"),
    ("always (sheet <-> coordinator(PetAppointmentBuilder))", "holds"),
    ("always (depth(0) <-> not sheet)", "holds"),
    ("never depth(2)", "schedule > visit(well) [0]"),
    ("always (event(schedule) -> screen(SelectVisitTypeViewController))", "holds"),
    ("always (event(\"visit(well)\") -> screen(NoAppointmentRequired))", "holds"),
    ("never (event(visit) and screen(SelectPainLevel))", "schedule > visit(sick) [0]"),
    ("always (event(okay) -> not sheet)", "holds"),
    ("always (event(\"pull sheet down\") -> screen(Home))", "holds"),
    ("always stack(Home)", "holds"),
    ("sometimes screen(FakingIt)", "holds"),
    ("sometimes (screen(FakingIt) and depth(1))", "unreachable"),
    ("whenever sheet eventually not sheet", "schedule > pull sheet down, cancelled [1]"),
    ("not sheet until event(schedule)", "holds"),
    ("next (screen(SelectVisitType) and next sheet)", "schedule > press Cancel [0]"),
  ])
  func `text claims are decided`(text: String, expected: String) throws {
    #expect(try outcome(text) == expected)
  }

  @Test
  func `a claim is undecided when the exploration was cut short`() throws {
    #expect(try outcome("always stack(Home)", within: Limits(depth: 2)) == "depth(2)")
    #expect(try outcome("always possible screen(Home)", within: Limits(depth: 2)) == "depth(2)")
    #expect(try outcome("never sheet", within: Limits(depth: 2)) == "schedule [0]")
    #expect(try outcome("never screen(Hmoe)", within: Limits(depth: 2)) == "depth(2)")
  }

  @Test(arguments: [
    (
      "always stack(Hoem)", "the flow has no screen called \"Hoem\". Did you mean \"Home\"?"
    ),
    (
      "never coordinator(PetAppointmentBilderCoordinator)",
      "the flow has no coordinator called \"PetAppointmentBilderCoordinator\". "
        + "Did you mean \"PetAppointmentBuilderCoordinator\"?"
    ),
    (
      "never event(\"visit(wel)\")",
      "the flow has no event called \"visit(wel)\". Did you mean \"visit(well)\"?"
    ),
  ])
  func `a name that nothing of the flow has is a finding`(text: String, expected: String) throws {
    #expect(try outcome(text) == expected)
  }

  @Test(arguments: [
    (
      "never (sheet and event(okey))",
      "line 1, column 18: the flow has no event called \"okey\". Did you mean \"okay\"?\n"
        + "  never (sheet and event(okey))\n                   ^"
    ),
    (
      "never sheeet",
      "line 1, column 7: \"sheeet\" means nothing here. Did you mean \"sheet\"? There are screen(…), "
        + "stack(…), coordinator(…), event(…), depth(…) and sheet.\n  never sheeet\n        ^"
    ),
    (
      "never screen",
      "line 1, column 7: say in parentheses which screen, such as screen(Home)\n"
        + "  never screen\n        ^"
    ),
    (
      "never depth(two)",
      "line 1, column 7: \"two\" is no number of screens, such as depth(2)\n"
        + "  never depth(two)\n        ^"
    ),
    (
      "always possible eventually sheet",
      "What is to be possible or to happen sometimes must be something that is true of a single "
        + "moment: leave out words such as \"always\", \"eventually\", \"next\" and \"until\"."
    ),
  ])
  func `a text that cannot be checked is an error`(text: String, reason: String) {
    let error = FlowError.formula(flow: "Checked", property: "claim", reason: reason)
    #expect(throws: error) {
      try FlowExplorer(of: Checked(properties: [.formula("claim", text)]))
    }
    #expect(
      "\(error)" == "The property \"claim\" of the flow Checked cannot be checked: \(reason)")
  }

  @Test
  func `claims in code say the same`() throws {
    let isHome: (FlowState) -> Bool = { $0.isFrontmost(HomeViewController.self) }
    let isSheet: (FlowState) -> Bool = { !$0.isFrontmost(HomeViewController.self) }
    #expect(
      try token(.never("never pain") { $0.isFrontmost(SelectPainLevelViewController.self) })
        == "schedule > visit(sick)")
    #expect(try token(.eventually("soon", within: 1, isSheet)) == nil)
    #expect(try token(.eventually("soon", within: 0, isSheet)) == "")
    #expect(
      try token(.whenever("ends", isSheet, eventually: isHome))
        == "schedule > pull sheet down, cancelled")
    #expect(
      try token(.whenever("ends", isSheet, eventually: isHome, within: 1))
        == "schedule > visit(well)")
    #expect(try token(.holds("home first", isHome, until: isSheet)) == nil)
    #expect(
      try token(
        .formula("no sheet", .never(.atom(.coordinator(PetAppointmentBuilderCoordinator.self)))))
        == "schedule")
    let okay = Formula.atom(FlowProposition.event("okay"))
    let ends = FlowProperty.formula("okay", .implies(.eventually(okay), .always(.not(okay))))
    #expect(try token(ends) == "schedule > visit(well) > okay")
  }

  @Test
  func `a user who does not pass over the way out for ever gets home`() throws {
    let isHome = Formula.atom(FlowProposition.screen(HomeViewController.self))
    let ends = FlowProperty.formula("home", .always(.eventually(isHome)))
    #expect(try token(ends) == "schedule > pull sheet down, cancelled")
    #expect(try token(ends.assuming(weakFairness: ["pull sheet down"])) == nil)
    #expect(
      try token(ends.assuming(weakFairness: ["okay"])) == "schedule > pull sheet down, cancelled")
  }

  private func token(_ property: FlowProperty) throws -> String? {
    switch try verdict(property) {
    case .holds: nil
    case .violated(let found): found.trace.token
    case let other: "\(other)"
    }
  }
}
