import Folders
import Testing

/// What tests record of flows: the texts, the places and the attachments, to the letter.
@Suite
struct IssueTests {
  private static let flow = "Sources/SampleFlows/Flows/RayPetsFlow.swift"
  private static let specimens = "Tests/FlowTestingTests/Nested/SpecimenTests.swift"

  @Test
  func `a sound flow records and writes nothing`() async throws {
    let run = try await NestedRun("sound")
    #expect(run.issues == [])
    #expect(run.attachments == [:])
    #expect(run.written == [])
  }

  @Test
  func `what a gesture breaks is one issue, at the router that the reason names`() async throws {
    let run = try await NestedRun("gesture")
    #expect(run.issues.map(\.severity) == ["error"])
    #expect(
      try #require(run.issues.first).text.hasPrefix("\n✘ SheetPulledDownUnnoticed breaks 2 of "))
    #expect(try #require(run.issues.first).text.contains(Self.gesture))
    let makesRouter = "RecordingRouter(makeRouter($0))"
    #expect(try run.issues.map(\.place) == [.init(of: makesRouter, in: Self.flow)])
  }

  @Test
  func `what an event breaks is an issue where the event is declared, with three attachments`()
    async throws
  {
    let run = try await NestedRun("event")
    #expect(try run.issues.map(\.place) == [.init(of: "on(HomeViewController", in: Self.flow)])
    let name = "ChildNotHeld-no-dead-tap-17c70299"
    #expect(
      run.attachments.keys.sorted() == ["\(name).itf.json", "\(name).trace", "ChildNotHeld.html"])
    #expect(run.attachments["\(name).trace"] == Self.trace)
    #expect(run.attachments["\(name).itf.json"]?.contains(#""action" : "schedule""#) == true)
    let page = try #require(run.attachments["ChildNotHeld.html"])
    #expect(page.hasPrefix("<!doctype html>\n"))
    #expect(page.contains("SelectVisitType is on screen, but its delegate is gone"))
    #expect(!page.contains("href=\"report.css\""))
    #expect(run.written == [])
  }

  @Test
  func `each finding is an issue of its own, and the page is attached once`() async throws {
    let run = try await NestedRun("several")
    let file = "Tests/FlowTestingTests/Nested/TwoFaults.swift"
    #expect(
      try run.issues.map(\.place)
        == [.init(of: "on(UINavigation", in: file), .init(of: "anytime(", in: file)])
    #expect(try #require(run.issues.first).text.hasPrefix(Self.flat))
    #expect(
      run.issues.map { $0.text.contains("✘ nameless — it is called new\n") } == [false, true])
    #expect(run.issues.allSatisfy { $0.text.hasPrefix("\n✘ TwoFaults breaks 2 of 2 promises\n") })
    #expect(run.attachments.keys.filter { $0.hasSuffix(".html") } == ["TwoFaults.html"])
    #expect(run.attachments.count == 5)
  }

  @Test
  func `a promise of which nothing is there is an issue at the call`() async throws {
    let run = try await NestedRun("unreachable")
    #expect(try run.issues.map(\.place) == [Self.call("verify(Nowhere())")])
    #expect(
      try #require(run.issues.first).text.hasPrefix(
        """

        ✘ Nowhere breaks 1 of 1 promise

          ✘ two screens — no reachable state satisfies it

        """))
    #expect(run.attachments.keys.sorted() == ["Nowhere.html"])
  }

  @Test
  func `a circle is an issue at its last event, without a regression`() async throws {
    let run = try await NestedRun("claim")
    let file = "Sources/SampleFlows/Flows/SurveyFlow.swift"
    #expect(run.issues.map(\.severity) == ["error"])
    #expect(try run.issues.map(\.place) == [.init(of: ".on(", in: file)])
    #expect(
      run.attachments.keys.sorted() == [
        "SurveyWithoutEnd-the-survey-ends-3f5af524.itf.json", "SurveyWithoutEnd.html",
      ])
  }

  @Test
  func `what is undecided is a warning at the call, without attachments`() async throws {
    let run = try await NestedRun("undecided")
    #expect(run.issues.map(\.severity) == ["warning"])
    #expect(try run.issues.map(\.place) == [Self.call("verify(RayPetsFlow(), within")])
    #expect(
      try #require(run.issues.first).text.hasPrefix(
        "\n? RayPets is undecided: the limit of 5 states was reached\n"))
    #expect(run.attachments == [:])
  }

  @Test
  func `faults are written beside the test when it asks for that`() async throws {
    let run = try await NestedRun("kept")
    #expect(run.written == ["ChildNotHeld-no-dead-tap-17c70299.trace"])
  }

  private static func call(_ text: String) throws -> NestedEvent.Place {
    try NestedEvent.Place(of: text, in: specimens)
  }

  private static let trace = """
    # A regression of clew 0.1.0: the events that break a promise, one a line.
    # flow: ChildNotHeld
    # property: no dead tap
    # events: 1
    # SelectVisitType is on screen, but its delegate is gone: its buttons do nothing
    schedule

    """

  private static let gesture = """

      ✘ onDismissed runs exactly once — SelectVisitType has left, but its onDismissed never ran \
    (presented by the DeafModalNavigationRouter of RayPetsFlow.swift:46)
      ✘ no leaked children — PetAppointmentBuilderCoordinator is still a child of HomeCoordinator, \
    but none of its screens is left
        after 2 events, the shortest possible (all 2 nearer states searched)
             launch           Home
          1. schedule         Home | SelectVisitType
          2. pull sheet down  Home  ✘ broken here
        replay: verify(RayPetsFlow(…), replaying: "schedule > pull sheet down")

      not broken as far as seen: balanced stack,
    """

  private static let flat = """

    ✘ TwoFaults breaks 2 of 2 promises

      ✘ flat — a screen is pushed
        after 1 event, the shortest possible (the 1 nearer state searched)
             launch  UI
          1. push  UI > UI  ✘ broken here
        replay: verify(TwoFaults(), replaying: "push")

    """
}
