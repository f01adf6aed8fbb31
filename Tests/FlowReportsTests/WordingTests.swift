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

  @Test(arguments: [
    (Reach.exhaustive, "exhaustive"),
    (.bounded(.states(10)), "bounded (the limit of 10 states was reached)"),
    (.sampled(.events(9), chanceOfNewState: 0.001), "about 1 in 1,000 further events"),
    (.sampled(.events(9), chanceOfNewState: 0.3), "about 1 in 3 further events"),
    (.sampled(.events(9), chanceOfNewState: 0.9), "almost every further event"),
    (.sampled(.events(9), chanceOfNewState: 0), "hardly any further event"),
  ])
  func `how far an exploration went is told with what is unseen`(_ reach: Reach, _ text: String) {
    guard case .sampled = reach else {
      #expect(Wording.reach(reach) == text)
      return
    }
    #expect(
      Wording.reach(reach)
        == "sampled (the limit of 9 events was reached; \(text) would lead to a new state)")
  }

  @Test
  func `a limit is named with its figure`() {
    #expect(Wording.reason(.states(1000)) == "the limit of 1,000 states was reached")
    #expect(Wording.reason(.time(.seconds(1))) == "the time of 1 s was up")
    #expect(Wording.reason(.transitions(1)) == "the limit of 1 transition was reached")
    #expect(Wording.reason(.edges(90)) == "90 % of the known events were tried")
    #expect(
      Wording.reason(.depth(1)) == "nothing was explored beyond 1 event from launch")
  }
}
