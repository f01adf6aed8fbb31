import ModelChecking
import Testing

/// How often a hundred random failures shrink to the shortest there is, and in how many replays.
///
/// The lengths come from breadth-first searches; the replays from the first run. To find the shortest
/// takes 40 replays at most in the median; to be certain of it may take a search of all that is nearer.
@Suite struct ShrinkingFiguresTests {
  private struct Figures: Equatable {
    let shortest: Int
    let longest: Int
    let certified: Int

    /// How many traces are tried until the shortest is there.
    let medianOfReplays: Int
    let mostReplays: Int

    /// How many more are tried to know that it is.
    let medianOfFurther: Int
  }

  /// Without searches a handful of replays is enough where events can be left out.
  @Test(arguments: [
    (
      PetClinic.Leak.withChild,
      Figures(
        shortest: 5, longest: 5, certified: 0, medianOfReplays: 3, mostReplays: 7,
        medianOfFurther: 2)
    ),
    (
      .withHelpOnExoticPicker,
      Figures(
        shortest: 6, longest: 6, certified: 0, medianOfReplays: 2, mostReplays: 5,
        medianOfFurther: 3)
    ),
  ])
  private func `screens are left out in a few replays`(leak: PetClinic.Leak, figures: Figures) {
    let found = self.figures(
      of: PetClinic(leak: leak), PetClinic.everyChildOnScreen, by: [ChunkRemoval()])
    #expect(found == figures)
  }

  /// A walk of fifty events hardly ever comes upon the third fault, one of a thousand does.
  @Test func `a rare fault`() {
    let found = self.figures(
      of: PetClinic(leak: .withHelpOnExoticPickerTwice), PetClinic.everyChildOnScreen,
      longest: 1000)
    #expect(
      found
        == Figures(
          shortest: 11, longest: 11, certified: 100, medianOfReplays: 2, mostReplays: 14,
          medianOfFurther: 750))
  }

  @Test(arguments: [
    (
      PetClinic.Leak.withChild,
      Figures(
        shortest: 5, longest: 5, certified: 100, medianOfReplays: 3, mostReplays: 7,
        medianOfFurther: 153)
    ),
    (
      .withHelpOnExoticPicker,
      Figures(
        shortest: 6, longest: 6, certified: 100, medianOfReplays: 2, mostReplays: 5,
        medianOfFurther: 293)
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
          shortest: 6, longest: 6, certified: 100, medianOfReplays: 0, mostReplays: 57,
          medianOfFurther: 41))
  }

  /// Leaving out alone comes to the shortest way in 27 and 21 cases, windows of eight events in 100
  /// and 83.
  @Test(arguments: [
    (
      3, 1000,
      Figures(
        shortest: 7, longest: 7, certified: 100, medianOfReplays: 14, mostReplays: 97,
        medianOfFurther: 11)
    ),
    (
      4, 10_000,
      Figures(
        shortest: 15, longest: 15, certified: 100, medianOfReplays: 40, mostReplays: 264,
        medianOfFurther: 36)
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
    let replays = found.map { $0.shrinkage?.replays ?? 0 }.sorted()
    let further = found.map { $0.shrinkage?.furtherReplays ?? 0 }.sorted()
    return Figures(
      shortest: lengths[0], longest: lengths[99], certified: found.count { $0.isShortest },
      medianOfReplays: replays[50], mostReplays: replays[99],
      medianOfFurther: further[50])
  }

  private func traces<Model: ValueSystem>(
    of model: Model, _ promise: Property<Model.State>, longest: Int, by passes: [any ShrinkingPass]
  ) -> [Counterexample<Model.Event>] where Model.Event: Equatable {
    (0..<100 as Range<UInt64>).compactMap { seed in
      FailingWalk(of: model, breaking: promise, seed: seed, longest: longest).shrunk(by: passes)
    }
  }
}
