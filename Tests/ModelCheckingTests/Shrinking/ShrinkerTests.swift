import ModelChecking
import Testing

@Suite struct ShrinkerTests {
  /// The walk 0, 1, 0, 1 leads to 4, as 0, 1, 1 do; without its first event it comes to 5.
  ///
  /// From 5 it would come to 4 as well, if a trace went on from there.
  private let twoFaults = MarkedGraph(
    [[1, 5], [3, 2], [7, 4], [], [], [4, 4], [], [8, 4], []], restores: false
  ) { _, _ in false }

  @Test func `what can be undone is left out with what undoes it`() throws {
    let clinic = PetClinic(leak: .withChild)
    let walk: [PetClinic.Event] = [
      .openDetail(1), .openOwner, .back, .swipeBackCancelled, .back, .openSettings, .close,
      .openBuilder, .selectType(2), .openPicker(.plain), .openHelp, .back, .swipeDown,
      .openDetail(3), .back, .openBuilder,
    ]
    let explorer = clinic.exploredAsObjects(
      by: ScriptedStrategy(choices: clinic.choices(of: walk)),
      checking: [PetClinic.everyChildOnScreen])
    var shrinker = Shrinker(of: explorer, by: [ChunkRemoval()])
    shrinker.shrinkAll()
    var shrunk = shrinker.explorer
    let found = try #require(shrunk.counterexamples().first)
    #expect(
      found.trace.events == [
        .openBuilder, .selectType(2), .openPicker(.plain), .swipeDown, .openBuilder,
      ])
    #expect(found.shrinkage == Shrinkage(from: 16, replays: 0, furtherReplays: 3))
    #expect(!found.isShortest)
  }

  @Test func `another broken promise met on the way is a finding of its own`() throws {
    let promises = [MarkedGraph.neverReaches(4), MarkedGraph.neverReaches(5)]
    let shrunk = try shrunk(twoFaults, by: [0, 1, 0, 1], promises)
    #expect(shrunk.map(\.property) == ["never reaches 4", "never reaches 5"])
    #expect(shrunk.map(\.trace.choices) == [[0, 1, 1], [1]])
    #expect(shrunk[0].shrinkage?.from == 4)
    #expect(shrunk[1].shrinkage == nil)
  }

  @Test func `another cause of the same broken promise is a finding of its own`() throws {
    let promise = Property<MarkedGraph.State>.always("never four or five", cause: \.self) {
      $0.number == 4 || $0.number == 5 ? "It is \($0.number)." : nil
    }
    let shrunk = try shrunk(twoFaults, by: [0, 1, 0, 1], [promise])
    #expect(shrunk.map(\.reason) == ["It is 5.", "It is 4."])
    #expect(shrunk.map(\.trace.choices) == [[1], [0, 1, 1]])
  }

  /// Without its first three events the walk to 7 leads to 5, where the second is not needed.
  @Test func `a fault met on the way is shrunk as well`() throws {
    let graph = MarkedGraph(
      [
        [1, 8], [2], [3], [3, 4], [4, 4, 6], [], [6, 6, 6, 7], [], [8, 8, 9, 5], [9, 9, 9, 5],
      ],
      restores: false
    ) { _, _ in false }
    let promises = [MarkedGraph.neverReaches(7), MarkedGraph.neverReaches(5)]
    let shrunk = try shrunk(graph, by: [0, 0, 0, 1, 2, 3], promises, [ChunkRemoval()])
    #expect(shrunk.map(\.trace.choices) == [[0, 0, 0, 1, 2, 3], [1, 3]])
    #expect(shrunk.map(\.shrinkage?.from) == [6, 3])
  }

  @Test func `a trace that is certain to be the shortest is left alone`() throws {
    let explorer = DieHardJugs().exploredAsObjects(checking: [DieHardJugs.neverFourGallons])
    var shrinker = Shrinker(of: explorer)
    shrinker.shrinkAll()
    var shrunk = shrinker.explorer
    let found = try #require(shrunk.counterexamples().first)
    #expect(found.shrinkage == nil)
    #expect(shrunk.exploration.eventsExecuted == explorer.exploration.eventsExecuted)
  }

  @Test(arguments: [0, 1, 2, 10, 50])
  func `no more traces are tried than the limit allows`(limit: Int) throws {
    let walk = FailingWalk(
      of: PetClinic(leak: .withChild), breaking: PetClinic.everyChildOnScreen, seed: 1)
    let explorer = PetClinic(leak: .withChild).exploredAsObjects(
      by: ScriptedStrategy(choices: walk.choices), checking: [PetClinic.everyChildOnScreen])
    let launches = explorer.exploration.launchCount
    var shrinker = Shrinker(of: explorer, replayLimit: limit)
    shrinker.shrinkAll()
    var shrunk = shrinker.explorer
    #expect(shrunk.exploration.launchCount == launches + limit)
    let found = try #require(shrunk.counterexamples().first)
    let shrinkage = try #require(found.shrinkage)
    #expect(shrinkage.from == walk.choices.count)
    #expect(shrinkage.replays + shrinkage.furtherReplays == limit)
  }

  @Test(arguments: [true, false])
  func `a guided run reports the shortest of a rare fault`(restores: Bool) throws {
    let clinic = PetClinic(leak: .withHelpOnExoticPickerTwice)
    let found =
      restores
      ? rareFault { clinic.exploredAsValues(by: $0, checking: $1, within: $2) }
      : rareFault { clinic.exploredAsObjects(by: $0, checking: $1, within: $2) }
    #expect(try #require(found).trace.count == 11)
    #expect(try #require(found).isShortest)
  }

  @Test func `a system that changes its mind while it is shrunk is not deterministic`() {
    let walk = FailingWalk(of: DieHardJugs(), breaking: DieHardJugs.neverFourGallons, seed: 1)
    let system = TiringSystem(of: DieHardJugs(), after: walk.choices.count + 3)
    var explorer = Explorer(of: system, checking: [DieHardJugs.neverFourGallons])
    explorer.explore(by: ScriptedStrategy(choices: walk.choices))
    var shrinker = Shrinker(of: explorer)
    shrinker.shrinkAll()
    var shrunk = shrinker.explorer
    #expect(shrunk.verdicts()[0].reasonUndecided == .nondeterminism)
  }

  private func shrunk(
    _ graph: MarkedGraph, by choices: [Int], _ promises: [Property<MarkedGraph.State>],
    _ passes: [any ShrinkingPass] = .standard
  ) throws -> [Counterexample<Int>] {
    var explorer = Explorer(of: graph, checking: promises)
    explorer.explore(by: ScriptedStrategy(choices: choices))
    var shrinker = Shrinker(of: explorer, by: passes)
    shrinker.shrinkAll()
    var shrunk = shrinker.explorer
    return shrunk.counterexamples()
  }

  private func rareFault<System: TransitionSystem>(
    _ explore: (Guided, [Property<System.State>], Limits) -> Explorer<System>
  ) -> Counterexample<System.Event>?
  where System.State == PetClinic.State, System.Event == PetClinic.Event {
    let limits: Limits = [.firstViolation, .events(50_000)]
    let explorer = explore(Guided(seed: Seed(10)), [PetClinic.everyChildOnScreen], limits)
    var shrinker = Shrinker(of: explorer)
    shrinker.shrinkAll()
    var shrunk = shrinker.explorer
    return shrunk.counterexamples().first
  }
}

extension ValueSystem where Event: Equatable {
  /// Returns where the events of a walk stand in the menus.
  fileprivate func choices(of events: [Event]) -> [Int] {
    var state = initialState
    return events.map { event in
      let choice = self.events(in: state).firstIndex(of: event) ?? -1
      state = next(state, event)
      return choice
    }
  }
}
