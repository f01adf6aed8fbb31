import HeadlessUIKit
import ModelChecking

extension FlowExplorer {
  /// How many states are drawn at least of a flow that breaks a promise.
  private nonisolated static var fewestStates: Int { 1_000 }

  /// Explores the flow under the first profile and draws what it sees.
  ///
  /// What lies behind a broken promise is drawn too, though not without end, since there may be more
  /// and more states of what the promise forbids: up to ten times as many states as there are before
  /// it, and a thousand at least. It ends before the next event when somebody wants it to.
  public func survey(
    until isInterrupted: @escaping () -> Bool = { false },
    observer: @escaping (FlowProgress) -> Void = { _ in }
  ) -> FlowSurvey {
    let host = FlowHost(flow, startingWorkers: startWorker)
    let system = host.launch(impatience: 0, under: profiles[0])
    return survey(of: system, until: isInterrupted, observer: observer)
  }

  private func survey<System: FlowExecution>(
    of system: System, until isInterrupted: @escaping () -> Bool,
    observer: (FlowProgress) -> Void
  ) -> FlowSurvey {
    var (survey, seen) = survey(
      of: system, checking: system.properties, within: limits, until: isInterrupted,
      observer: observer)
    guard seen.stopReason == .cutAtViolations else { return survey }
    let most = Limits.states(max(Self.fewestStates, seen.graph.stateCount * 10))
    (survey, _) = self.survey(
      of: system, checking: [], within: limits.joined(with: most), until: isInterrupted,
      observer: observer)
    return survey
  }

  private func survey<System: FlowExecution>(
    of system: System, checking properties: [Property<System.State>], within limits: Limits,
    until isInterrupted: @escaping () -> Bool, observer: (FlowProgress) -> Void
  ) -> (FlowSurvey, Exploration<Fingerprint>) {
    var album = FlowAlbum(of: system)
    var explorer = Explorer(of: system, checking: properties, within: limits)
    explorer.isInterrupted = isInterrupted
    explorer.explore(by: DeterminismAudit(of: Exhaustive())) { exploration in
      album.look(at: exploration)
      observer(FlowProgress(exploration))
    }
    let exploration = explorer.exploration
    let survey = FlowSurvey(
      flow: flow.name, map: album.map(of: exploration.graph, flow),
      stopReason: exploration.stopReason ?? .exhausted)
    return (survey, exploration)
  }
}
