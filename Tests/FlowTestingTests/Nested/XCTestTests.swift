import Folders
import Foundation
import Testing

/// What tests of XCTest record of flows.
@Suite
struct XCTestTests {
  private static let flow = "Sources/SampleFlows/Flows/RayPetsFlow.swift"
  private static let specimens = "Tests/FlowTestingTests/Nested/SpecimenTestCase.swift"

  @Test
  func `a sound flow passes and writes nothing`() async throws {
    let folder = try TemporaryFolder()
    let output = try await Self.output(of: "testSound", in: folder)
    #expect(output.contains("'SpecimenTestCase.testSound' passed"))
    #expect(output.contains("Executed 1 test, with 0 failures"))
    #expect(try folder.names == [])
  }

  @Test
  func `what an event breaks is a failure where the event is declared`() async throws {
    let output = try await Self.output(of: "testEvent")
    let place = try NestedEvent.Place(of: "on(HomeViewController", in: Self.flow)
    let head = "\(place.filePath):\(place.line): error: SpecimenTestCase.testEvent : \n"
    #expect(output.contains(head + "✘ ChildNotHeld breaks 1 of "))
    #expect(output.contains("\n    replay: verify(RayPetsFlow(…), replaying: \"schedule\")\n"))
    #expect(output.contains("Executed 1 test, with 1 failure (0 unexpected)"))
  }

  @Test
  func `each finding is a failure of its own`() async throws {
    #expect(
      try await Self.output(of: "testSeveral")
        .contains("Executed 1 test, with 2 failures (0 unexpected)"))
  }

  @Test
  func `what is undecided is printed as a warning, and the test passes`() async throws {
    let output = try await Self.output(of: "testUndecided")
    let place = try NestedEvent.Place(of: "verify(RayPetsFlow(), within", in: Self.specimens)
    #expect(
      output.contains(
        "\(place.filePath):\(place.line): warning: SpecimenTestCase.testUndecided : \n"
          + "? RayPets is undecided: the limit of 5 states was reached\n"))
    #expect(output.contains("Executed 1 test, with 0 failures"))
  }

  @Test(arguments: [
    ("testPasted", "✘ no dead tap — SelectVisitType is on screen"),
    (
      "testStale",
      "error: SpecimenTestCase.testStale : Step 2 of 2, \"jump\", is not on offer there."
    ),
    ("testFile", "Nested/none.trace: there is no such file to read."),
  ])
  func `a replay is a failure if it breaks a promise or does not fit`(
    test: String, text: String
  ) async throws {
    let output = try await Self.output(of: test)
    #expect(output.contains(text))
    #expect(output.contains("Executed 1 test, with 1 failure (0 unexpected)"))
  }

  @Test
  func `faults are written beside the test when it asks for that`() async throws {
    let folder = try TemporaryFolder()
    _ = try await Self.output(of: "testKept", in: folder)
    #expect(try folder.names == ["ChildNotHeld-no-dead-tap-17c70299.trace"])
  }

  private static func output(of test: String, in folder: TemporaryFolder? = nil) async throws
    -> String
  {
    try await NestedRun.output(
      of: ["FlowTestingTests.SpecimenTestCase/\(test)"], [:], in: folder ?? TemporaryFolder())
  }
}
