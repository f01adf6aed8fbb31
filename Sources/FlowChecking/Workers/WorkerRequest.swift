import HeadlessUIKit

/// What a worker is asked to do.
enum WorkerRequest {
  /// Make a system, which launches the flow, under a profile and with an impatience.
  case open(UIKitProfile, impatience: Int)

  /// Launch the flow again.
  case launch

  /// Perform an event, by its place in the menu.
  case perform(Int)

  /// Say what reports show of the present state.
  case look

  /// Say every simple value of the present state.
  case describe

  /// The request as a message.
  var message: [UInt8] {
    var writer = MessageWriter()
    switch self {
    case .open(let profile, let impatience):
      writer.write(0)
      writer.write("\(profile)")
      writer.write(impatience)
    case .launch: writer.write(1)
    case .perform(let choice):
      writer.write(2)
      writer.write(choice)
    case .look: writer.write(3)
    case .describe: writer.write(4)
    }
    return writer.bytes
  }

  /// Reads a request.
  init(_ message: [UInt8]) {
    var reader = MessageReader(message)
    switch reader.number() {
    case 0:
      let profile = UIKitProfile(reader.text()) ?? .newest
      self = .open(profile, impatience: reader.number())
    case 1: self = .launch
    case 2: self = .perform(reader.number())
    case 3: self = .look
    default: self = .describe
    }
  }
}
