import FlowReports
import ModelChecking
import Testing

/// Figures and reasons in words.
@Suite
struct WordingTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1000, "-1,000"),
    (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `numbers have commas between their thousands`(_ number: Int, _ text: String) {
    #expect(Wording.grouped(number) == text)
  }

  @Test
  func `a noun is singular for one only`() {
    #expect(Wording.count(1, "state") == "1 state")
    #expect(Wording.count(0, "state") == "0 states")
    #expect(Wording.count(2048, "state") == "2,048 states")
  }

  @Test(arguments: [
    (Duration.seconds(30), "30 s"), (.milliseconds(1500), "1.5 s"), (.milliseconds(200), "0.2 s"),
  ])
  func `times are in seconds`(_ time: Duration, _ text: String) {
    #expect(Wording.seconds(time) == text)
  }

  @Test
  func `a limit is named with its figure`() {
    #expect(Wording.reason(.states(1000)) == "the limit of 1,000 states was reached")
    #expect(Wording.reason(.time(.seconds(1))) == "the time of 1 s was up")
    #expect(
      Wording.reason(.depth(1)) == "nothing was explored beyond 1 event from launch")
  }
}
