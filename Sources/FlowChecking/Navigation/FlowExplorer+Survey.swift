import HeadlessUIKit
import ModelChecking

extension FlowExplorer {
  /// Explores the flow under the first profile and draws what it sees.
  ///
  /// No promise is judged, so that what lies behind a broken one is drawn too. It ends before the next
  /// event when somebody wants it to.
  public func survey(
    until isInterrupted: @escaping () -> Bool = { false },
    observer: @escaping (FlowProgress) -> Void = { _ in }
  ) -> FlowSurvey {
    let host = FlowHost(flow, startingWorkers: startWorker)
    let system = host.launch(impatience: 0, under: profiles[0])
    return survey(of: system, until: isInterrupted, observer: observer)
  }

  private func survey(
    of system: some FlowExecution, until isInterrupted: @escaping () -> Bool,
    observer: (FlowProgress) -> Void
  ) -> FlowSurvey {
    var album = FlowAlbum(of: system)
    var explorer = Explorer(of: system, within: limits)
    explorer.isInterrupted = isInterrupted
    explorer.explore(by: DeterminismAudit(of: Exhaustive())) { exploration in
      album.look(at: exploration)
      observer(FlowProgress(exploration))
    }
    return FlowSurvey(
      flow: flow.name, map: album.map(of: explorer.exploration.graph, flow),
      stopReason: explorer.exploration.stopReason ?? .exhausted)
  }
}
