import HeadlessUIKit
import ModelChecking

/// What a worker says.
enum WorkerAnswer {
  /// A question about UIKit has come up; this comes before the answer to a request.
  case consulted(UIKitKnob)

  /// The state after a launch or an event.
  case moment(FlowMoment)

  /// What reports show of the state.
  case look(FlowLook)

  /// Every simple value of the state.
  case description([String])

  /// Whether a walk did what it did before.
  case walked(Bool)

  /// A walk goes on.
  case walking

  /// What is found out ahead.
  case report(ScoutReport)

  /// The answer as a message.
  var message: [UInt8] {
    var writer = MessageWriter()
    switch self {
    case .consulted(let knob):
      writer.write(0)
      writer.write(knob.rawValue)
    case .moment(let moment):
      writer.write(1)
      writer.write(moment)
    case .look(let look):
      writer.write(2)
      writer.write(look)
    case .description(let lines):
      writer.write(3)
      writer.write(lines) { $0.write($1) }
    case .walked(let isKept): writer.write(isKept ? 5 : 6)
    case .walking: writer.write(7)
    case .report(let report):
      writer.write(4)
      writer.write(report)
    }
    return writer.bytes
  }

  /// Reads an answer.
  init(_ message: [UInt8]) {
    var reader = MessageReader(message)
    switch reader.number() {
    case 0: self = .consulted(UIKitKnob(rawValue: reader.text()) ?? .backMenu)
    case 1: self = .moment(reader.moment())
    case 2: self = .look(reader.look())
    case 3: self = .description(reader.list { $0.text() })
    case 4: self = .report(reader.report())
    case 5: self = .walked(true)
    case 6: self = .walked(false)
    default: self = .walking
    }
  }
}
