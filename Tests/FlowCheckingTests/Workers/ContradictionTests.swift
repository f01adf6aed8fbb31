import HeadlessUIKit
import ModelChecking
import Testing

@testable import FlowChecking

/// A flow that is the same each time in a process and another one in the next.
@MainActor @Suite
struct ContradictionTests {
  /// Home, A and B, each pushed onto the one before; A is called otherwise in each process.
  private func flow(inProcess number: Int) -> ProbeFlow<ProbeRoot> {
    let push = FlowEvent.on(ProbeScreen.self, "push") { screen in
      let depth = screen.navigationController?.viewControllers.count ?? 0
      screen.navigationController?.pushViewController(
        ProbeScreen(depth == 1 ? "A\(number)" : "B", delegate: screen.delegate), animated: true)
    }
    return ProbeFlow([push.when { $0.frontmost(ProbeScreen.self)?.title != "B" }])
  }

  private func explore(
    endingFirstAfter death: Int?, rememberingIn checkpoint: Checkpoint
  ) throws -> (FlowExploration, processes: Int, tried: Int) {
    let work = EagerScout.Work()
    work.death = death
    var processes = 0
    let exploration = try FlowExplorer(
      of: flow(inProcess: 0), profiles: [.iOS13], unspecified: false
    )
    .running(
      inWorkers: {
        processes += 1
        return EagerScout(running: flow(inProcess: processes), sharing: work)
      }, scouts: 1
    )
    .remembering(in: checkpoint).explore()
    return (exploration, processes, work.tried)
  }

  @Test
  func `nothing contradicts itself in one process`() throws {
    let found = try explore(endingFirstAfter: nil, rememberingIn: Checkpoint(under: []))
    #expect(found.0.isDeterministic)
    #expect(found.0.statistics.states == 3)
    #expect(found.processes == 1)
    #expect(found.tried == 13)
  }

  /// The second process is told what the first has found, and finds something else on the way.
  ///
  /// What both have found is thrown away then, and the second goes its way alone, one event at a time.
  @Test
  func `scouts that contradict each other are explored anew, step by step`() throws {
    let checkpoint = Checkpoint(under: [])
    let found = try explore(endingFirstAfter: 4, rememberingIn: checkpoint)
    let exploration = found.0
    #expect(!exploration.isDeterministic)
    #expect(exploration.stopReason == .nondeterminism)
    #expect(exploration.divergence?.labels == ["push"])
    #expect(exploration.divergence?.isBetweenProcesses == true)
    #expect(exploration.statistics.states == 3)
    #expect(exploration.statistics.transitions == 8)
    #expect(
      exploration.runs[0].map.states.map(\.screens) == ["Home", "Home > A2", "Home > A2 > B"])
    #expect(found.processes == 2)
    #expect(found.tried == 7)
    #expect(checkpoint.bytes == Checkpoint(under: []).bytes)
  }
}
