import ModelChecking
import Testing

@testable import Benchmarks

@Suite struct PropertyTests {
  @Test func `always holds when every state keeps the promise`() {
    let promise = NavigationStack.small.neverLeaks
    var values = NavigationStack.small.exploredAsValues(checking: [promise])
    var objects = NavigationStack.small.exploredAsObjects(checking: [promise])
    #expect(values.verdicts()[0].holds)
    #expect(objects.verdicts()[0].holds)
  }

  @Test func `always is undecided when a search without findings was cut short`() {
    let promise = NavigationStack.small.neverLeaks
    for (limits, reason) in [
      (Limits(states: 200), StopReason.states(200)), (Limits(events: 600), .events(600)),
      (Limits(depth: 6), .depth(6)), (Limits(time: .zero), .time(.zero)),
    ] {
      var explorer = NavigationStack.small.exploredAsValues(checking: [promise], within: limits)
      #expect(explorer.verdicts()[0].reasonUndecided == reason)
    }
  }

  @Test func `always is undecided when another broken promise cut the search short`() {
    let properties = [
      DieHardJugs.neverFourGallons,
      .always("never too full") { $0.big > 5 ? "The big jug is too full." : nil },
    ]
    var explorer = DieHardJugs().exploredAsObjects(checking: properties)
    let verdicts = explorer.verdicts()
    #expect(verdicts[0].counterexample != nil)
    #expect(verdicts[1].reasonUndecided == .cutAtViolations)
  }

  @Test func `sometimes holds when a state satisfies it`() {
    var explorer = DieHardJugs().exploredAsObjects(checking: [bothJugsHold(3, 4)])
    #expect(explorer.verdicts()[0].holds)
  }

  @Test func `sometimes holds in the initial state`() {
    var explorer = DieHardJugs().exploredAsObjects(
      checking: [bothJugsHold(0, 0)], within: Limits(time: .zero))
    #expect(explorer.verdicts()[0].holds)
  }

  @Test func `sometimes holds when it was satisfied before the search was cut short`() {
    var explorer = DieHardJugs().exploredAsValues(
      checking: [bothJugsHold(3, 5)], within: Limits(states: 6))
    #expect(explorer.verdicts()[0].holds)
  }

  @Test func `sometimes holds when the state that satisfies it breaks a promise`() {
    let properties = [DieHardJugs.neverFourGallons, bothJugsHold(3, 4)]
    var explorer = DieHardJugs().exploredAsObjects(checking: properties)
    #expect(explorer.verdicts()[1].holds)
  }

  @Test func `sometimes is unreachable when no state satisfies it`() {
    var explorer = DieHardJugs().exploredAsObjects(checking: [bothJugsHold(1, 1)])
    #expect(explorer.verdicts()[0].isUnreachable)
  }

  @Test func `sometimes is undecided when the search was cut short before`() {
    let wanted = bothJugsHold(3, 4)
    var shallow = DieHardJugs().exploredAsValues(checking: [wanted], within: Limits(depth: 5))
    #expect(shallow.verdicts()[0].reasonUndecided == .depth(5))

    let properties = [DieHardJugs.neverFourGallons, bothJugsHold(1, 1)]
    var cut = DieHardJugs().exploredAsObjects(checking: properties)
    #expect(cut.verdicts()[1].reasonUndecided == .cutAtViolations)
  }

  private func bothJugsHold(_ small: Int, _ big: Int) -> Property<DieHardJugs.State> {
    .sometimes("\(small) and \(big) gallons") { $0.small == small && $0.big == big }
  }
}
