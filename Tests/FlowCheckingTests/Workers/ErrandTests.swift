import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowChecking

/// Scouts that explore what comes later, while others explore what comes first.
@MainActor @Suite
struct ErrandTests {
  private let flow = RayPetsFlow()

  private func explorer(
    under profiles: [UIKitProfile], impatience: Int = 0, within limits: Limits = Limits()
  ) throws -> FlowExplorer {
    try FlowExplorer(
      of: flow, within: limits, impatience: impatience, profiles: profiles, unspecified: false)
  }

  /// Explores with two scouts, and expects what one process finds that has none.
  private func explore(
    under profiles: [UIKitProfile], impatience: Int = 0, within limits: Limits = Limits()
  ) throws -> PatientScout.Work {
    let explorer = try explorer(under: profiles, impatience: impatience, within: limits)
    let work = PatientScout.Work()
    work.portion = 100
    let found = explorer.running(
      inWorkers: { PatientScout(running: flow, noting: work) }, scouts: 2
    ).explore()
    expectSame(found, explorer.explore())
    return work
  }

  private func expectSame(_ first: FlowExploration, _ second: FlowExploration) {
    #expect(first.runs.map(\.profiles) == second.runs.map(\.profiles))
    #expect(first.runs.map(\.map) == second.runs.map(\.map))
    #expect(first.runs.map(\.statistics) == second.runs.map(\.statistics))
    #expect(first.findings.map(\.verdict.outcome) == second.findings.map(\.verdict.outcome))
  }

  private func words(_ work: PatientScout.Work) -> [String] {
    work.orders.map { "\($0.profile), impatience \($0.impatience), place \($0.place)" }
  }

  @Test
  func `what is certain to come is explored meanwhile, and nothing is done twice`() throws {
    let work = try explore(under: [.iOS26, .iOS13])
    #expect(words(work) == ["iOS 26, impatience 0, place 0", "iOS 13, impatience 0, place 0"])
    let alone = try [UIKitProfile.iOS26, .iOS13].map {
      try explorer(under: [$0]).explore().statistics
    }
    #expect(work.tried == alone.reduce(0) { $0 + $1.events + $1.launches + 1 })
  }

  @Test
  func `more impatience comes before other profiles`() throws {
    let work = try explore(under: [.iOS26, .iOS13], impatience: 1)
    #expect(
      words(work).prefix(3) == [
        "iOS 26, impatience 0, place 0", "iOS 26, impatience 1, place 0",
        "iOS 13, impatience 0, place 0",
      ])
  }

  /// A profile that answers nothing else of what comes up is stood for by the first.
  @Test
  func `where nothing else is certain to come, the way that has begun is shared`() throws {
    let asked = try explorer(under: [.iOS26]).explore().runs[0].consulted
    let unasked = try #require(
      UIKitKnob.allCases.first {
        !asked.contains($0) && !UIKitProfile.iOS26.alternatives(to: $0).isEmpty
      })
    let other = UIKitProfile.iOS26.alternatives(to: unasked)[0]
    #expect(try explore(under: [.iOS26, other]).places == [0, 1])
  }

  @Test
  func `limits hold for what is explored meanwhile`() throws {
    let work = try explore(under: [.iOS26, .iOS13], within: Limits(transitions: 210))
    #expect(work.places == [0, 0])
  }
}
