import ModelChecking
import Testing

/// How often a hundred random failures shrink to the shortest there is, and in how many replays.
///
/// The lengths come from breadth-first searches; the replays from the first run.
@Suite struct ShrinkingFiguresTests {
  private struct Figures: Equatable {
    let shortest: Int
    let longest: Int
    let certified: Int
    let medianOfReplays: Int
    let mostReplays: Int
  }

  /// Without searches a handful of replays is enough where events can be left out.
  @Test(arguments: [
    (
      PetClinic.Leak.withChild,
      Figures(shortest: 5, longest: 5, certified: 0, medianOfReplays: 4, mostReplays: 7)
    ),
    (
      .withHelpOnExoticPicker,
      Figures(shortest: 6, longest: 6, certified: 0, medianOfReplays: 5, mostReplays: 7)
    ),
  ])
  private func `screens are left out in a few replays`(leak: PetClinic.Leak, figures: Figures) {
    let found = self.figures(
      of: PetClinic(leak: leak), PetClinic.everyChildOnScreen, by: [ChunkRemoval()])
    #expect(found == figures)
  }

  @Test(arguments: [
    (
      PetClinic.Leak.withChild,
      Figures(shortest: 5, longest: 5, certified: 100, medianOfReplays: 156, mostReplays: 168)
    ),
    (
      .withHelpOnExoticPicker,
      Figures(shortest: 6, longest: 6, certified: 100, medianOfReplays: 294, mostReplays: 307)
    ),
  ])
  private func `screens are certain to be the fewest after a search`(
    leak: PetClinic.Leak, figures: Figures
  ) {
    let found = self.figures(of: PetClinic(leak: leak), PetClinic.everyChildOnScreen)
    #expect(found == figures)
  }

  /// Leaving out alone comes to the shortest way in 97 cases.
  @Test func `jugs are filled and emptied as seldom as possible`() {
    let found = figures(of: DieHardJugs(), DieHardJugs.neverFourGallons)
    #expect(
      found
        == Figures(
          shortest: 6, longest: 6, certified: 100, medianOfReplays: 42, mostReplays: 58))
  }

  /// Leaving out alone comes to the shortest way in 27 and 21 cases, windows of eight events in 100
  /// and 83.
  @Test(arguments: [
    (
      3, 1000,
      Figures(shortest: 7, longest: 7, certified: 100, medianOfReplays: 38, mostReplays: 97)
    ),
    (
      4, 10_000,
      Figures(shortest: 15, longest: 15, certified: 100, medianOfReplays: 113, mostReplays: 264)
    ),
  ])
  private func `disks are moved as seldom as possible`(
    count: Int, longest: Int, figures: Figures
  ) {
    let towers = HanoiTowers(count: count)
    #expect(self.figures(of: towers, towers.neverSolved, longest: longest) == figures)
  }

  @Test(arguments: [(3, 100), (4, 83)])
  func `windows find most of the shortest ways for disks`(count: Int, optimal: Int) {
    let towers = HanoiTowers(count: count)
    let lengths = traces(
      of: towers, towers.neverSolved, longest: 10_000, by: [ChunkRemoval(), WindowSearch(upTo: 8)]
    ).map(\.trace.count)
    #expect(lengths.count { $0 == (1 << count) - 1 } == optimal)
  }

  private func figures<Model: ValueSystem>(
    of model: Model, _ promise: Property<Model.State>, longest: Int = 50,
    by passes: [any ShrinkingPass] = .standard
  ) -> Figures where Model.Event: Equatable {
    let found = traces(of: model, promise, longest: longest, by: passes)
    let lengths = found.map(\.trace.count).sorted()
    let replays = found.compactMap(\.shrinkage?.replays).sorted()
    return Figures(
      shortest: lengths[0], longest: lengths[99], certified: found.count { $0.isShortest },
      medianOfReplays: replays[50], mostReplays: replays[99])
  }

  private func traces<Model: ValueSystem>(
    of model: Model, _ promise: Property<Model.State>, longest: Int, by passes: [any ShrinkingPass]
  ) -> [Counterexample<Model.Event>] where Model.Event: Equatable {
    (0..<100 as Range<UInt64>).compactMap { seed in
      FailingWalk(of: model, breaking: promise, seed: seed, longest: longest).shrunk(by: passes)
    }
  }
}
