import FlowChecking

/// A flow of the tool, and whether it may run in processes of its own.
@MainActor
struct ListedFlow {
  let flow: any Flow

  /// The place among the tool's flows, by which a worker knows which it is to run; nil where there can
  /// be no workers.
  let workerPlace: Int?

  /// Returns what starts workers for the flow, or says that it runs in this process; where that is not
  /// meant to be, it is told on the terminal.
  func worker(_ isolation: Isolation, on terminal: Terminal) -> () -> (any WorkerConnection)? {
    guard let workerPlace, !isolation.isInProcess else { return { nil } }
    let starter = WorkerStarter(ofFlowAt: workerPlace, within: isolation) { [name = flow.name] in
      terminal.complain(
        "\(terminal.tool): No worker can be started: \($0). \(name) runs in this process, which ends "
          + "when an event crashes, and waits for one that does not come back.\n")
    }
    return { starter.next() }
  }
}
