import Testing

@testable import FlowReports

/// The line to replay can be pasted into a shell, whatever names are in it.
@Suite
struct ReplayLineTests {
  @Test(arguments: [
    ("RayPets", "schedule > okay", "swift run clew replay RayPets 'schedule > okay'"),
    ("RayPets", "schedule", "swift run clew replay RayPets schedule"),
    ("Évil $(id)", "it's", "swift run clew replay 'Évil $(id)' 'it'\\''s'"),
    ("A", "row(\"x\")", "swift run clew replay A 'row(\"x\")'"),
  ])
  func `a shell takes every word literally`(_ flow: String, _ token: String, _ line: String) {
    #expect(ReplayLine.command("clew").text(flow: flow, token: token) == line)
  }

  @Test
  func `a test calls verify`() {
    #expect(
      ReplayLine.test.text(flow: "RayPets", token: "schedule")
        == "verify(RayPets(), replaying: \"schedule\")")
  }
}
