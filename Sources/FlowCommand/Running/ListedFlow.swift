import FlowChecking

/// A flow of the tool, and whether it may run in processes of its own.
@MainActor
struct ListedFlow {
  let flow: any Flow

  /// The place among the tool's flows, by which a worker knows which it is to run; nil where there can
  /// be no workers.
  let workerPlace: Int?

  /// Returns what starts workers for the flow, so many at a time, or says that it runs in this process.
  func worker(_ isolation: Isolation, count: Int = 1) -> () -> (any WorkerConnection)? {
    guard let workerPlace, !isolation.isInProcess else { return { nil } }
    let starter = WorkerStarter(of: count) {
      WorkerProcess(ofFlowAt: workerPlace, within: isolation)
    }
    return { starter.next() }
  }
}
