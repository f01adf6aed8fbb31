import FlowChecking

/// A flow of the tool, and whether it may run in processes of its own.
@MainActor
struct ListedFlow {
  let flow: any Flow

  /// The place among the tool's flows, by which a worker knows which it is to run; nil where there can
  /// be no workers.
  let workerPlace: Int?

  /// Returns what starts a worker for the flow, or says that it runs in this process.
  func worker(_ isolation: Isolation) -> () -> (any WorkerConnection)? {
    guard let workerPlace, !isolation.isInProcess else { return { nil } }
    return { WorkerProcess(ofFlowAt: workerPlace, within: isolation) }
  }
}
