import FlowChecking
import FlowReports
import HeadlessUIKit
import ModelChecking

/// Does what the command line asks for.
@MainActor
struct CommandRunner {
  let flows: [any Flow]
  let terminal: Terminal

  private var report: TextReport {
    TextReport(style: terminal.style, replay: .command(terminal.tool))
  }

  /// Runs a command and returns what to say to the shell.
  func run(_ command: Command) throws(UsageError) -> ExitStatus {
    switch command {
    case .list: list()
    case .explore(let options): try explore(options)
    case .replay(let flow, let token, let profile):
      replay(try self.flow(named: flow), token, under: profile)
    case .help(let verb): help(verb)
    case .version: version()
    }
  }

  private func list() -> ExitStatus {
    let names = flows.map { Wording.line($0.name) }
    let width = names.map(\.count).max() ?? 0
    for (flow, name) in zip(flows, names) {
      let name = name + String(repeating: " ", count: width - name.count)
      let events = Wording.count(flow.events.count, "event")
      terminal.print("\(name)  \(events), \(Wording.count(flow.properties.count, "promise"))\n")
    }
    return .holds
  }

  private func help(_ verb: Verb?) -> ExitStatus {
    terminal.print(Help.text(of: verb, tool: terminal.tool))
    return .holds
  }

  private func version() -> ExitStatus {
    terminal.print("clew \(Version.current)\n")
    return .holds
  }

  private func replay(
    _ flow: any Flow, _ token: String, under profile: UIKitProfile
  ) -> ExitStatus {
    do {
      let replay = try FlowReplay(of: flow, token: token, profile: profile)
      terminal.print(report.text(of: replay))
      return replay.breaches.isEmpty ? .holds : .violated
    } catch {
      let suggestion = Spelling.nearest(to: error.label, among: error.offered)
      terminal.complain("\(terminal.tool): \(report.text(of: error, suggestion: suggestion))")
      return .unreadableInput
    }
  }

  private func explore(_ options: ExploreOptions) throws(UsageError) -> ExitStatus {
    var chosen: [any Flow] = []
    for name in options.flows { chosen.append(try flow(named: name)) }
    var explorations: [FlowExploration] = []
    var isDeclaredWell = true
    for flow in chosen.isEmpty ? flows : chosen {
      do {
        explorations.append(try explore(flow, options))
      } catch {
        terminal.complain("\(terminal.tool): \(error)\n")
        isDeclaredWell = false
      }
    }
    if explorations.count > 1 { terminal.print(report.summary(of: explorations)) }
    return isDeclaredWell ? status(of: explorations, options) : .internal
  }

  private func explore(_ flow: any Flow, _ options: ExploreOptions) throws(FlowError)
    -> FlowExploration
  {
    let strategy = options.strategy
    let explorer = try FlowExplorer(
      of: flow, by: strategy, within: options.limits(for: strategy),
      impatience: options.impatience,
      profiles: options.profiles.isEmpty ? UIKitProfile.all : options.profiles,
      unspecified: options.profiles.isEmpty)
    var progress = ProgressLine(of: flow.name, on: terminal)
    let exploration = explorer.explore { progress.update($0) }
    progress.end()
    terminal.print(report.text(of: exploration) + "\n")
    return exploration
  }

  private func status(of explorations: [FlowExploration], _ options: ExploreOptions) -> ExitStatus {
    if explorations.contains(where: { $0.outcome == .violated }) { return .violated }
    let open = explorations.filter { $0.outcome == .undecided }
    if open.isEmpty { return .holds }
    if options.mustBeComplete { return open.contains(where: \.isSampled) ? .sampled : .bounded }
    return options.isFuzzing ? .holds : .undecided
  }

  private func flow(named name: String) throws(UsageError) -> any Flow {
    if let flow = flows.first(where: { $0.name == name }) { return flow }
    let hint = Spelling.suggestion(for: name, among: flows.map(\.name))
    throw UsageError(message: "There is no flow \"\(name)\".\(hint)")
  }
}
