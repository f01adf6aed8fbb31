import FlowChecking
import FlowReports
import HeadlessUIKit

/// Explores flows, for the command line.
@MainActor
struct ExplorationRunner {
  let options: ExploreOptions
  let terminal: Terminal

  private let isInterrupted: () -> Bool

  init(options: ExploreOptions, terminal: Terminal) {
    self.options = options
    self.terminal = terminal
    isInterrupted = terminal.watchInterruption()
  }

  /// Explores flows one after the other and prints what is found of each, until somebody interrupts it;
  /// what is found out is kept, if it is to be.
  func explore(_ flows: [ListedFlow]) -> ExitStatus {
    do {
      let store = try store(for: flows)
      let status = explore(flows, keeping: store)
      try store?.save()
      if let store, isInterrupted() { complain(store.continuation) }
      return status
    } catch {
      complain("\(error)")
      return error.status
    }
  }

  /// Opens what is to keep what is found out; nil when nothing is.
  private func store(for flows: [ListedFlow]) throws(CheckpointFileError) -> (any KnowledgeStore)? {
    guard let path = options.exchange ?? options.checkpoint else { return nil }
    let circumstances = Circumstance.all(of: options, flows)
    if options.exchange != nil {
      return try ExchangeFolder(at: path, under: circumstances, complain: complain)
    }
    return try CheckpointFile(at: path, under: circumstances, isResuming: options.isResuming)
  }

  private func complain(_ text: String) {
    terminal.complain("\(terminal.tool): \(text)\n")
  }

  private func explore(_ flows: [ListedFlow], keeping store: (any KnowledgeStore)?) -> ExitStatus {
    var folder = options.regressions.map { RegressionFolder(at: $0) }
    var explorations: [FlowExploration] = []
    var isDeclaredWell = true
    var left = flows[...]
    while !isInterrupted(), let flow = left.popFirst() {
      do {
        explorations.append(try explore(flow, &folder, keeping: store))
      } catch {
        complain("\(error)")
        isDeclaredWell = false
      }
    }
    if explorations.count > 1 { terminal.print(terminal.report.summary(of: explorations)) }
    if !left.isEmpty {
      let names = left.map { Wording.line($0.flow.name) }
      terminal.print("not explored, for it was interrupted: \(names.joined(separator: ", "))\n")
    }
    let errors = (folder?.errors ?? []) + write(explorations)
    for error in errors { complain("\(error)") }
    return isDeclaredWell && errors.isEmpty ? status(of: explorations) : .internal
  }

  /// Writes the report, if one is wanted; returns what could not be written.
  private func write(_ explorations: [FlowExploration]) -> [RegressionError] {
    guard let path = options.report, !explorations.isEmpty || options.reportedShard != nil else {
      return []
    }
    do {
      try ReportFolder(at: path).write(
        Report(of: explorations, tool: terminal.tool, shard: options.reportedShard))
      return []
    } catch {
      return [error]
    }
  }

  private func explore(
    _ listed: ListedFlow, _ folder: inout RegressionFolder?, keeping store: (any KnowledgeStore)?
  ) throws(FlowError) -> FlowExploration {
    let flow = listed.flow
    var progress = ProgressLine(of: flow.name, on: terminal)
    var written = folder
    let exploration = try explorer(of: listed, keeping: store).explore(
      retrying: folder?.regressions(of: flow.name) ?? [],
      until: {
        let isEnding = isInterrupted()
        store?.tend(isEnding: isEnding)
        return isEnding
      }, observer: { progress.update($0) }, onFault: { written?.save($0, of: flow.name) })
    written?.save(exploration)
    folder = written
    progress.end()
    terminal.print(terminal.report.text(of: exploration) + "\n")
    if options.showsCoverage { terminal.print(terminal.report.coverage(of: exploration) + "\n") }
    return exploration
  }

  private func explorer(
    of listed: ListedFlow, keeping store: (any KnowledgeStore)?
  ) throws(FlowError) -> FlowExplorer {
    let strategy = options.strategy
    let explorer = try FlowExplorer(
      of: listed.flow, by: strategy, within: options.limits(for: strategy),
      impatience: options.impatience,
      profiles: options.profiles.isEmpty ? UIKitProfile.all : options.profiles,
      unspecified: options.profiles.isEmpty
    ).running(
      inWorkers: listed.worker(options.isolation, on: terminal), scouts: options.workers)
    guard let store else { return explorer }
    let shard = options.exchange == nil ? nil : options.shard
    return explorer.remembering(in: store.checkpoint)
      .sharing(shard?.number ?? 1, of: shard?.count ?? 1)
  }

  private func status(of explorations: [FlowExploration]) -> ExitStatus {
    if explorations.contains(where: { $0.outcome == .violated }) { return .violated }
    let open = explorations.filter { $0.outcome == .undecided }
    if open.isEmpty { return isInterrupted() ? .undecided : .holds }
    if options.mustBeComplete { return open.contains(where: \.isSampled) ? .sampled : .bounded }
    return options.isFuzzing && !isInterrupted() ? .holds : .undecided
  }
}
