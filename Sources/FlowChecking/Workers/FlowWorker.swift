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

  /// Is told of what is found out ahead in the process.
  var onReport: ((ScoutReport) -> Void)?

  /// Is told how a process has ended, and says whether that came of what it did ahead.
  var onEnd: ((Crash) -> Bool)?

  /// Starts a process when it is needed.
  init(startingLater start: @escaping () -> (any WorkerConnection)?) {
    self.start = start
  }

  /// Asks something, and returns the answer; questions about UIKit that came up go to a closure.
  func ask(
    _ request: WorkerRequest, onConsult: (UIKitKnob) -> Void
  ) throws(Crash) -> WorkerAnswer {
    if case .open = request { session += 1 }
    guard send(request), let connection else { throw .elsewhere }
    do {
      while true {
        switch WorkerAnswer(try connection.receive()) {
        case .consulted(let knob): onConsult(knob)
        case .report(let report): onReport?(report)
        case let answer: return keep(answer)
        }
      }
    } catch {
      throw end(by: error) ? .elsewhere : error
    }
  }

  /// Sends something that has no answer; returns false when there is no process.
  func send(_ request: WorkerRequest) -> Bool {
    connection = connection ?? start()
    connection?.send(request.message)
    return connection != nil
  }

  /// Hears what has been found out ahead; returns false when there is nothing new.
  func hearReports() throws(Crash) -> Bool {
    guard let connection else { return false }
    var isNew = false
    do {
      while let message = try connection.receiveNow() {
        isNew = true
        if case .report(let report) = WorkerAnswer(message) { onReport?(report) }
      }
    } catch {
      _ = end(by: error)
      throw error
    }
    return isNew
  }

  /// Ends the process if it has said nothing for longer than an event may take.
  func endHang(since start: ContinuousClock.Instant) {
    if let crash = connection?.endHang(since: start) { _ = end(by: crash) }
  }

  /// Waits for the next word of a known walk that it was sent; returns whether the walk was as expected,
  /// or nil while it goes on.
  ///
  /// The process is heard of after every few events, so that each of them has its time.
  func hearWalk() -> Bool? {
    guard let connection else { return false }
    do {
      guard case .walked(let isKept) = WorkerAnswer(try connection.receive()) else { return nil }
      return isKept
    } catch {
      _ = end(by: error)
      return false
    }
  }

  /// Has the process explore ahead no more; what it has found by then is heard or forgotten.
  func halt(hearing isHeard: Bool) {
    guard send(.halt), let connection else { return }
    do {
      while true {
        guard case .report(let report) = WorkerAnswer(try connection.receive()) else { continue }
        if case .halted = report { return }
        if isHeard { onReport?(report) }
      }
    } catch {
      _ = end(by: error)
    }
  }

  /// Waits a moment, while the processes go on.
  func rest(_ time: Duration) {
    connection?.rest(time)
  }

  private func end(by crash: Crash) -> Bool {
    connection = nil
    session += 1
    return onEnd?(crash) ?? false
  }

  /// Whether there is a process.
  var isRunning: Bool { connection != nil }

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
