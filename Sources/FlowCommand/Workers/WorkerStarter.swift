import Foundation

/// Starts the workers of a flow: each forks from a server that is free, or from a new one.
@MainActor
final class WorkerStarter {
  private let place: Int
  private let isolation: Isolation
  private let complain: (String) -> Void
  private var servers: [ForkServer] = []
  private var hasComplained = false

  /// Prepares to start workers of the flow at a place; why that is impossible is told to a closure,
  /// once.
  init(
    ofFlowAt place: Int, within isolation: Isolation, complain: @escaping (String) -> Void
  ) {
    self.place = place
    self.isolation = isolation
    self.complain = complain
  }

  /// Returns a worker that is ready; nil where none can be started.
  func next() -> WorkerProcess? {
    servers.removeAll { $0.isOver }
    do {
      if let server = servers.first(where: \.isFree), let worker = worker(from: server) {
        return worker
      }
      let server = try ForkServer(ofFlowAt: place, allowing: isolation.megabytes)
      servers.append(server)
      if let worker = worker(from: server) { return worker }
      complainOnce("It does not begin to work")
    } catch {
      complainOnce(String(cString: strerror(error.code.rawValue)))
    }
    return nil
  }

  private func worker(from server: ForkServer) -> WorkerProcess? {
    WorkerProcess(from: server, within: isolation)
  }

  private func complainOnce(_ reason: String) {
    if !hasComplained { complain(reason) }
    hasComplained = true
  }
}
