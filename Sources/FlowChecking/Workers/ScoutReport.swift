import HeadlessUIKit
import ModelChecking

/// What a scout says while it explores.
enum ScoutReport {
  /// It is about to launch the flow, or to perform an event.
  case trying(EventSite)

  /// A question about UIKit has come up for the first time.
  case consulted(UIKitKnob)

  /// An event that had not been tried has led somewhere.
  case found(EventSite, Arrival)

  /// An event has led elsewhere than before, at the end of such choices from launch.
  case contradicted([Int])

  /// It pauses to learn, or to answer what it was asked.
  case pausing

  /// It waits, having heard so many lessons.
  case resting(heard: Int)

  /// It has ended as it was told to.
  case halted
}

extension MessageWriter {
  mutating func write(_ report: ScoutReport) {
    switch report {
    case .trying(let site):
      write(0)
      write(site)
    case .consulted(let knob):
      write(1)
      write(knob.rawValue)
    case .found(let site, let arrival):
      write(2)
      write(site)
      write(arrival)
    case .contradicted(let choices):
      write(3)
      write(choices) { $0.write($1) }
    case .resting(let heard):
      write(4)
      write(heard)
    case .pausing: write(5)
    case .halted: write(6)
    }
  }
}

extension MessageReader {
  mutating func report() -> ScoutReport {
    switch number() {
    case 0: .trying(site())
    case 1: .consulted(UIKitKnob(rawValue: text()) ?? .backMenu)
    case 2: .found(site(), arrival())
    case 3: .contradicted(list { $0.number() })
    case 4: .resting(heard: number())
    case 5: .pausing
    default: .halted
    }
  }
}
