import HeadlessUIKit
import ModelChecking

/// What an event has led to, and the questions about UIKit that came up on the way.
struct Arrival {
  /// The state, or what has ended the process instead.
  var outcome: Result<FlowMoment, Crash>

  /// The questions.
  var consulted: Set<UIKitKnob> = []

  /// The key of the state, or of what stands for the end.
  var key: Fingerprint {
    switch outcome {
    case .success(let moment): moment.key
    case .failure(let crash): crash.key
    }
  }

  /// Whether it keeps every promise.
  var isKept: Bool {
    switch outcome {
    case .success(let moment): moment.breaches.isEmpty
    case .failure: false
    }
  }
}

extension MessageWriter {
  mutating func write(_ arrival: Arrival) {
    switch arrival.outcome {
    case .success(let moment):
      write(0)
      write(moment)
    case .failure(let crash):
      write(1)
      write(crash)
    }
    write(arrival.consulted.sorted { $0.rawValue < $1.rawValue }) { $0.write($1.rawValue) }
  }

  private mutating func write(_ crash: Crash) {
    switch crash {
    case .signal(let number, let message, let location):
      write(0)
      write(Int(number))
      write(message) { $0.write($1) }
      write(location) { $0.write($1) }
    case .exit(let status):
      write(1)
      write(Int(status))
    case .hang(let limit):
      write(2)
      write(Int(limit.components.seconds))
      write(Int(limit.components.attoseconds))
    case .memory(let megabytes):
      write(3)
      write(megabytes)
    case .elsewhere: write(4)
    }
  }
}

extension MessageReader {
  mutating func arrival() -> Arrival {
    let outcome: Result<FlowMoment, Crash> =
      number() == 0 ? .success(moment()) : .failure(crash())
    return Arrival(
      outcome: outcome, consulted: Set(list { $0.text() }.compactMap(UIKitKnob.init)))
  }

  private mutating func crash() -> Crash {
    switch number() {
    case 0:
      .signal(
        Int32(clamping: number()), message: optional { $0.text() }, location: optional { $0.text() }
      )
    case 1: .exit(Int32(clamping: number()))
    case 2:
      .hang(
        Duration(secondsComponent: Int64(number()), attosecondsComponent: Int64(number())))
    case 3: .memory(megabytes: number())
    default: .elsewhere
    }
  }
}
