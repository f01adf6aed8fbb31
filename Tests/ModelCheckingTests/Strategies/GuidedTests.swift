import ModelChecking
import Testing

@testable import Benchmarks

/// The numbers of events come from the strategy's description, carried out anew in Python; so do the
/// sizes of the graphs.
@Suite struct GuidedTests {
  private static let rare = PetClinic(leak: .withHelpOnExoticPickerTwice)

  @Test(arguments: [
    (PetClinic.Leak.never, 97, 599), (.withChild, 110, 639), (.withHelpOnExoticPicker, 110, 639),
    (.withHelpOnExoticPickerTwice, 207, 1238),
  ])
  func `the clinic has as many states as it should`(
    leak: PetClinic.Leak, states: Int, transitions: Int
  ) {
    let graph = PetClinic(leak: leak)
      .exploredAsObjects(checking: [PetClinic.everyChildOnScreen]).exploration.graph
    #expect(graph.stateCount == states)
    #expect(graph.transitionCount == transitions)
  }

  /// The median is 1,245 events; the fault is eleven events from launch.
  @Test(arguments: [
    (0 as UInt64, 1677, 116, 97), (1, 2336, 122, 129), (2, 2179, 136, 127), (3, 1000, 97, 63),
    (4, 3119, 151, 174), (5, 1571, 113, 97), (6, 848, 92, 53), (7, 1245, 102, 68),
    (8, 1173, 100, 68), (9, 832, 80, 52), (10, 549, 66, 35),
  ])
  func `finds a rare fault soon`(seed: UInt64, events: Int, states: Int, launches: Int) {
    let exploration = Self.rare.exploredAsObjects(
      by: Guided(seed: Seed(seed)), checking: [PetClinic.everyChildOnScreen],
      within: .firstViolation
    ).exploration
    #expect(exploration.stopReason == .firstViolation)
    #expect(exploration.eventsExecuted == events)
    #expect(exploration.graph.stateCount == states)
    #expect(exploration.launchCount == launches)
  }

  /// Ten times as many events as the worst of the guided walks needs.
  @Test(arguments: 0..<11 as Range<UInt64>)
  func `finds what uniform walks do not find in ten times the events`(seed: UInt64) {
    let exploration = Self.rare.exploredAsObjects(
      by: RandomWalk(seed: Seed(seed)), checking: [PetClinic.everyChildOnScreen],
      within: [.firstViolation, .events(31_190)]
    ).exploration
    #expect(exploration.stopReason == .events(31_190))
  }

  @Test(arguments: [
    (PetClinic.Leak.withChild, [129, 161, 148, 219, 59, 30, 92, 223, 219, 176, 127]),
    (.withHelpOnExoticPicker, [738, 323, 561, 543, 1198, 863, 438, 273, 608, 425, 291]),
  ])
  func `finds common faults soon as well`(leak: PetClinic.Leak, events: [Int]) {
    let found = (0..<11 as Range<UInt64>).map { seed in
      PetClinic(leak: leak).exploredAsObjects(
        by: Guided(seed: Seed(seed)), checking: [PetClinic.everyChildOnScreen],
        within: .firstViolation
      ).exploration.eventsExecuted
    }
    #expect(found == events)
  }

  @Test func `takes the same way whether states are values or objects`() {
    let limits = Limits(transitions: 300)
    let values = Self.rare.exploredAsValues(by: Guided(seed: Seed(7)), within: limits).exploration
    let objects = Self.rare.exploredAsObjects(by: Guided(seed: Seed(7)), within: limits).exploration
    #expect(values.graph.keys == objects.graph.keys)
    #expect(values.launchCount == 1)
    #expect(values.eventsExecuted < objects.eventsExecuted)
  }

  /// Of what is drawn, walks from launch that prefer nothing have 50 events and the others 10.
  @Test func `draws one event in five, or more, from long walks without preference`() {
    let recorder = MoveRecorder(Guided(seed: Seed(1)))
    _ = NavigationStack.benchmark.exploredAsObjects(by: recorder, within: Limits(events: 20_000))
    let starts = recorder.moves.indices.filter { recorder.moves[$0].start == .launch }
    let lengths = zip(starts, starts.dropFirst()).map { $1 - $0 }
    #expect(lengths.count > 100)
    for (place, length) in lengths.enumerated() {
      #expect(length == (place.isMultiple(of: 21) ? 50 : 10))
    }
    let uniform = lengths.filter { $0 == 50 }.count * 50
    #expect(uniform * 5 >= lengths.reduce(0, +))
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func `ends when every event was tried`(seed: UInt64) {
    let exploration =
      DiningPhilosophers(count: 4).exploredAsObjects(by: Guided(seed: Seed(seed))).exploration
    #expect(exploration.stopReason == .exhausted)
    #expect(GraphSize(of: exploration) == GraphSize(states: 34, transitions: 88, depth: 4))
  }

  @Test func `ends at once where nothing is possible`() {
    let exploration = DrawnGraph([[]]).exploredAsObjects(by: Guided(seed: Seed(0))).exploration
    #expect(exploration.stopReason == .exhausted)
    #expect(exploration.eventsExecuted == 0)
  }
}
