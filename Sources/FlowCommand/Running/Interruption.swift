import Foundation

/// Takes notice of the first signal that is to end the process; the second one ends it at once.
///
/// The signals are watched on another thread, since the main one is busy until the exploration ends.
struct Interruption {
  private static let signals = [SIGINT, SIGTERM]

  private let sources: [any DispatchSourceSignal]

  /// Starts to watch.
  init() {
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Self.endNextTime()
        source.cancel()
      }
      source.activate()
      return source
    }
  }

  /// Whether a signal has come: its source is cancelled then.
  var isRequested: Bool { sources.contains { $0.isCancelled } }

  /// Ends the process at the next signal, with the status that shells give to it.
  private static func endNextTime() {
    for number in signals {
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        source.cancel()
        _exit(128 + number)
      }
      source.activate()
    }
  }
}
