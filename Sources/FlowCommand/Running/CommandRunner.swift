import FlowChecking
import FlowReports

/// Does what the command line asks for.
@MainActor
struct CommandRunner {
  let flows: [any Flow]

  /// Flows that are explored only when they are named.
  let onRequest: [any Flow]
  let terminal: Terminal

  /// Whether flows may run in processes of their own.
  let canStartWorkers: Bool

  /// Runs a command and returns what to say to the shell.
  func run(_ command: Command) throws(UsageError) -> ExitStatus {
    switch command {
    case .list: list()
    case .explore(let options): try explore(options)
    case .verify(let options):
      VerifyRunner(options: options, flows: listed, terminal: terminal).run()
    case .replay(let flow, let options, let isolation):
      ReplayRunner(
        listed: try self.flow(named: flow), isolation: isolation, terminal: terminal
      ).replay(options)
    case .report(let options): ReportRunner(options: options, terminal: terminal).run()
    case .merge(let options): MergeRunner(options: options, terminal: terminal).run()
    case .diff(let options): DiffRunner(options: options, terminal: terminal).run()
    case .completion(let shell): completion(for: shell)
    case .help(let verb): help(verb)
    case .version: version()
    }
  }

  /// Explores flows, or what specs draw.
  private func explore(_ options: ExploreOptions) throws(UsageError) -> ExitStatus {
    let files = options.flows.filter { $0.hasSuffix(DrawingRunner.suffix) }
    guard files.isEmpty else {
      if let name = options.flows.first(where: { !$0.hasSuffix(DrawingRunner.suffix) }) {
        throw UsageError(message: "Flows and specs are explored apart: \"\(name)\" is no spec.")
      }
      return DrawingRunner(terminal: terminal).explore(files)
    }
    return ExplorationRunner(options: options, terminal: terminal).explore(
      options.part(of: try flows(named: options.flows)))
  }

  private func list() -> ExitStatus {
    let names = listed.map { Wording.line($0.flow.name) }
    let width = names.map(\.count).max() ?? 0
    for (place, listed) in listed.enumerated() {
      let name = names[place] + String(repeating: " ", count: width - names[place].count)
      let events = Wording.count(listed.flow.events.count, "event")
      let promises = Wording.count(listed.flow.properties.count, "promise")
      let remark = place < flows.count ? "" : ", explored only when named"
      terminal.print("\(name)  \(events), \(promises)\(remark)\n")
    }
    return .holds
  }

  private func help(_ verb: Verb?) -> ExitStatus {
    terminal.print(Help.text(of: verb, tool: terminal.tool))
    return .holds
  }

  private func completion(for shell: Shell) -> ExitStatus {
    terminal.print(shell.script(for: terminal.tool))
    return .holds
  }

  private func version() -> ExitStatus {
    terminal.print("clew \(Version.current)\n")
    return .holds
  }

  /// Returns the flows of some names; without names all but those that have to be named.
  private func flows(named names: [String]) throws(UsageError) -> [ListedFlow] {
    var chosen: [ListedFlow] = []
    for name in names { chosen.append(try flow(named: name)) }
    return chosen.isEmpty ? Array(listed.prefix(flows.count)) : chosen
  }

  private var listed: [ListedFlow] {
    (flows + onRequest).enumerated().map { place, flow in
      ListedFlow(flow: flow, workerPlace: canStartWorkers ? place : nil)
    }
  }

  private func flow(named name: String) throws(UsageError) -> ListedFlow {
    if let listed = listed.first(where: { $0.flow.name == name }) { return listed }
    let hint = Spelling.suggestion(for: name, among: listed.map(\.flow.name))
    throw UsageError(message: "There is no flow \"\(name)\".\(hint)")
  }
}
