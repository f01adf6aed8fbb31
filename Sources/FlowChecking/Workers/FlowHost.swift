import HeadlessUIKit

/// A flow and where it runs: in this process, or in a worker.
@MainActor
struct FlowHost {
  /// The flow; in a worker it promises not to crash, whether it lists that or not.
  let flow: FlowDeclaration

  private let worker: FlowWorker?

  /// Has a flow run in a worker, or in this process where none is given.
  init(_ flow: FlowDeclaration, in worker: FlowWorker? = nil) {
    self.worker = worker
    self.flow = worker == nil ? flow : flow.promisingNotToCrash
  }

  /// Has a flow run in workers that a closure starts, or in this process where that is impossible.
  init(_ flow: FlowDeclaration, startingWorkers start: @escaping () -> (any WorkerConnection)?) {
    self.init(flow, in: FlowWorker(start: start))
  }

  /// Returns a fresh launch of the flow.
  func launch(impatience: Int, under profile: UIKitProfile) -> any FlowExecution {
    guard let worker else { return FlowSystem(flow, impatience: impatience, under: profile) }
    return WorkerSystem(flow, impatience: impatience, under: profile, in: worker)
  }
}
