import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowChecking

/// How far scouts go, and what they do again.
@MainActor @Suite
struct ScoutTests {
  private let flow = RayPetsFlow()

  /// Returns what the scout at a place of two finds, told of what is known, and how many launches and
  /// events it tries.
  private func scouted(
    at place: Int, within limits: Limits, knowing lesson: [Transition<Fingerprint>] = []
  ) -> (tried: Int, found: [Transition<Fingerprint>]) {
    var lessons = lesson.isEmpty ? [] : [lesson]
    let order = ScoutOrder(
      profile: .iOS26, impatience: 0, isDepthFirst: false, limits: limits, place: place, count: 2,
      lessons: lessons.count)
    var reports: [ScoutReport] = []
    let stage = WorkerStage(of: flow) { isWaiting in
      if let lesson = lessons.popLast() { return WorkerRequest.learn(lesson).message }
      return isWaiting ? WorkerRequest.halt.message : nil
    } send: { messages in
      for case .report(let report) in messages.map(WorkerAnswer.init) { reports.append(report) }
    }
    stage.answer(WorkerRequest.scout(order).message)
    let tried = reports.count { if case .trying = $0 { true } else { false } }
    return (tried, transitions(in: reports))
  }

  private func transitions(in reports: [ScoutReport]) -> [Transition<Fingerprint>] {
    let knowledge = FlowKnowledge()
    return reports.compactMap { report in
      guard case .found(let site, let arrival) = report else { return nil }
      if case .success(let moment) = arrival.outcome { knowledge.note(moment) }
      return site.source.map {
        Transition(
          source: $0, choice: site.choice, target: arrival.key,
          menuCount: knowledge.states[arrival.key]?.menu.count ?? 0, isKept: arrival.isKept)
      }
    }
  }

  private func explored(within limits: Limits) throws -> FlowStatistics {
    try FlowExplorer(of: flow, within: limits, profiles: [.iOS26], unspecified: false)
      .explore().statistics
  }

  @Test(arguments: [
    (Limits(states: 12), 67), (Limits(transitions: 40), 63), (Limits(events: 100), 103),
    (Limits(depth: 2), 13), (Limits(), 471),
  ])
  func `the lead does what the engine does, and nothing beyond a limit`(
    _ limits: Limits, _ expected: Int
  ) throws {
    let statistics = try explored(within: limits)
    let tried = scouted(at: 0, within: limits).tried
    #expect(tried == expected)
    #expect(tried == statistics.events + statistics.launches + 1)
  }

  @Test(arguments: [(Limits(states: 12), 49), (Limits(transitions: 40), 69), (Limits(), 486)])
  func `another scout stops at a limit too`(_ limits: Limits, _ expected: Int) {
    #expect(scouted(at: 1, within: limits).tried == expected)
  }

  @Test(arguments: [(0, 471), (50, 397), (150, 216), (222, 3)])
  func `the lead is spared of what others have found, and follows by the shortest way`(
    _ known: Int, _ expected: Int
  ) {
    let others = scouted(at: 1, within: Limits()).found
    let lead = scouted(at: 0, within: Limits(), knowing: Array(others.prefix(known)))
    #expect(lead.tried == expected)
    #expect(lead.found.count + known == 222)
  }
}
