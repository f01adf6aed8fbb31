import HeadlessUIKit
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
    #expect(
      ReplayLine.command("clew").text(flow: flow, construction: "AFlow()", token: token) == line)
  }

  @Test(arguments: [
    (UIKitProfile.iOS26, "", ""), (.iOS13, " --profile 'iOS 13'", ", profile: .iOS13"),
    (.iOS16, " --profile 'iOS 14–17'", ", profile: .iOS14"),
    (
      .iOS26.with(.presentInMotion, .refused).with(.emptyPop, .yes),
      " --profile 'iOS 26, presentInMotion: refused, emptyPop: yes'",
      ", profile: .iOS26.with(.presentInMotion, .refused).with(.emptyPop, .yes)"
    ),
  ])
  func `a profile is named where it is not the newest`(
    _ profile: UIKitProfile, _ option: String, _ argument: String
  ) {
    #expect(
      ReplayLine.command("clew").text(
        flow: "A", construction: "AFlow()", token: "b", profile: profile)
        == "swift run clew replay A b" + option)
    #expect(
      ReplayLine.test.text(flow: "A", construction: "AFlow()", token: "b", profile: profile)
        == "verify(AFlow(), replaying: \"b\"\(argument))")
  }

  @Test
  func `a test calls verify`() {
    #expect(
      ReplayLine.test.text(flow: "RayPets", construction: "RayPetsFlow()", token: "schedule")
        == "verify(RayPetsFlow(), replaying: \"schedule\")")
  }
}
