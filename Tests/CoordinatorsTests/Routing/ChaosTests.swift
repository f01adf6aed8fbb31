import Testing

/// The promise of all routers, held in apps that do things at random.
@MainActor @Suite struct ChaosTests {
  @Test(arguments: [false, true], 1...200)
  func `closures run once for all screens that have left, and for no others`(
    closuresNavigate: Bool, seed: UInt64
  ) {
    let chaos = Chaos(seed: seed, closuresNavigate: closuresNavigate)
    for _ in 1...40 {
      chaos.step()
      #expect(chaos.showings.allSatisfy { $0.departureCount <= 1 })
    }
    chaos.uncover()
    let story = Comment(rawValue: chaos.steps.joined(separator: ", "))
    #expect(chaos.wronged == [], story)
  }
}
