import Folders
import Testing

/// What tests record of replays.
@Suite
struct ReplayIssueTests {
  private static let flow = "Sources/SampleFlows/Flows/RayPetsFlow.swift"
  private static let specimens = "Tests/FlowTestingTests/Nested/SpecimenTests.swift"

  @Test
  func `a replay that breaks a promise is an issue where the event is declared`() async throws {
    let run = try await NestedRun("pasted")
    #expect(try run.issues.map(\.place) == [.init(of: "on(HomeViewController", in: Self.flow)])
    #expect(
      run.issues.map(\.text) == [
        """

          ✘ no dead tap — SelectVisitType is on screen, but its delegate is gone: its buttons do nothing
                 launch    Home
              1. schedule  Home | SelectVisitType  ✘ broken here
          routers:
              1. ModalNavigationRouter.present(SelectVisitType)  RayPetsFlow.swift:46

        """
      ])
  }

  @Test
  func `a replay that does not fit says which step and what is on offer`() async throws {
    let run = try await NestedRun("stale")
    #expect(run.issues.map(\.severity) == ["error"])
    #expect(
      try run.issues.map(\.place) == [.init(of: "verify(RayPetsFlow(), repl", in: Self.specimens)])
    #expect(run.issues.map(\.text) == [Self.misfit])
  }

  @Test
  func `a file is replayed like a token`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "# flow: ChildNotHeld\n# property: no dead tap\nschedule\n", to: "a.trace")
    let pasted = try await NestedRun("pasted").issues
    #expect(try await NestedRun("file", in: ["NESTED_FILE": path]).issues == pasted)
    let lost = try await NestedRun("file", in: ["NESTED_FILE": "/no/such.trace"]).issues
    #expect(lost.map(\.text) == ["/no/such.trace: there is no such file to read."])
    let strange = try folder.write("# flow: A\n# property: fun\ngo\n", to: "b.trace")
    #expect(
      try await NestedRun("file", in: ["NESTED_FILE": strange]).issues.map(\.text)
        == ["b.trace is about the flow A."])
  }

  @Test
  func `the regressions of a folder are arguments of a test`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# flow: RayPets\n# property: no dead tap\nschedule\n", to: "kept.trace")
    try folder.write("# flow: RayPets\n# property: fun\nschedule\n", to: "odd.trace")
    try folder.write(
      "# flow: RayPets\n# property: no dead tap\nschedule\npull sheet up\n", to: "stale.trace")
    try folder.write("# flow: ChildNotHeld\n# property: no dead tap\nschedule\n", to: "other.trace")
    try folder.write("what?", to: "torn.trace")
    let run = try await NestedRun("regression", in: ["NESTED_FILE": folder.path])
    let begun = run.output.split(separator: "\n").filter { $0.contains("Test case passing 1 arg") }
    #expect(begun.count == 4)
    let expected = [
      "\(folder.path)/torn.trace:1: no line says \"# flow: …\".",
      "odd.trace does not fit the flow any more; mend or delete it: "
        + "it is about \"fun\", which the flow does not promise.",
      "stale.trace does not fit the flow any more; mend or delete it: \(Self.misfit)",
    ]
    #expect(run.issues.map(\.text).sorted() == expected)
    #expect(run.issues.map(\.severity).sorted() == ["error", "warning", "warning"])
  }

  private static let misfit = """
    Step 2 of 2, "pull sheet up", is not on offer there. Did you mean "pull sheet down"?
    On screen: Home | SelectVisitType
    On offer:
      visit(well)
      visit(sick)
      press Cancel
      pull sheet down
      pull sheet down, cancelled

    """
}
