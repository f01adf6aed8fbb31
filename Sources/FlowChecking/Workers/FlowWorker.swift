import HeadlessUIKit
import ModelChecking

/// A process that runs a flow for this one, and the next process when one has ended.
///
/// It runs one system at a time. What is known of crashes and menus outlasts the processes.
@MainActor
final class FlowWorker {
  /// Where something ended the process.
  struct Site: Hashable {
    let system: String
    let source: Fingerprint?
    let choice: Int
  }

  private let start: () -> (any WorkerConnection)?
  private var connection: (any WorkerConnection)?
  private var crashes: [Site: (crash: Crash, count: Int)] = [:]

  /// The events that are possible in the states of which the worker has told.
  private(set) var menus: [Fingerprint: [WorkerEvent]] = [:]

  /// Changes whenever another system is opened or a process ends: whoever does not know the number
  /// has lost its place.
  private(set) var session = 0

  /// Starts the first process; nil where that is impossible.
  init?(start: @escaping () -> (any WorkerConnection)?) {
    self.start = start
    connection = start()
    if connection == nil { return nil }
  }

  /// Asks something, and returns the answer; questions about UIKit that came up go to a closure.
  func ask(
    _ request: WorkerRequest, onConsult: (UIKitKnob) -> Void
  ) throws(Crash) -> WorkerAnswer {
    if case .open = request { session += 1 }
    guard let connection = connection ?? start() else { throw .elsewhere }
    self.connection = connection
    connection.send(request.message)
    do {
      while true {
        let answer = WorkerAnswer(try connection.receive())
        guard case .consulted(let knob) = answer else { return keep(answer) }
        onConsult(knob)
      }
    } catch {
      self.connection = nil
      session += 1
      throw error
    }
  }

  /// Returns what is known to happen at a place, because it has happened in two processes.
  func crash(at site: Site) -> Crash? {
    crashes[site].flatMap { $0.count > 1 ? $0.crash : nil }
  }

  /// Notes what has happened at a place.
  func note(_ crash: Crash, at site: Site) {
    guard crash != .elsewhere else { return }
    let count = crashes[site].map { $0.crash.key == crash.key ? $0.count : 0 } ?? 0
    crashes[site] = (crash, count + 1)
  }

  private func keep(_ answer: WorkerAnswer) -> WorkerAnswer {
    if case .moment(let moment) = answer, let menu = moment.menu { menus[moment.key] = menu }
    return answer
  }
}
