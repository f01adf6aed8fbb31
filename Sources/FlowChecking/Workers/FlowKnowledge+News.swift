import ModelChecking

extension FlowKnowledge {
  /// Returns what was found out here since this was asked last; nil when that is nothing, or not to be
  /// relied on.
  ///
  /// It can be understood by itself: of every event the states before and after it are part of it.
  func takeNews() -> FlowKnowledge? {
    guard contradiction == nil else { return nil }
    let own = log.findings[toldCount...].filter { $0.finder != .another }
    toldCount = log.findings.count
    guard !own.isEmpty else { return nil }
    let news = FlowKnowledge()
    if let launch { copy(launch, at: .launch, to: news) }
    for finding in own {
      guard let arrival = arrival(at: finding.site) else { continue }
      copy(arrival, at: finding.site, to: news)
    }
    return news
  }

  private func copy(_ arrival: Arrival, at site: EventSite, to other: FlowKnowledge) {
    if let source = site.source { copy(source, to: other) }
    copy(arrival.key, to: other)
    other.note(arrival, at: site)
  }

  private func copy(_ key: Fingerprint, to other: FlowKnowledge) {
    guard other.states[key] == nil, let state = states[key] else { return }
    other.note(FlowMoment(key: key, menu: state.menu, look: state.look, unread: state.unread))
  }
}
