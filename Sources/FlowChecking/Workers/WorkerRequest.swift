import HeadlessUIKit
import ModelChecking

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

  /// Explore ahead, and say what is found.
  case scout(ScoutOrder)

  /// Know what others have found.
  case learn([Transition<Fingerprint>])

  /// Walk from launch, and say whether all is as it was.
  case walk(KnownWalk, UIKitProfile, impatience: Int)

  /// Explore no more.
  case halt

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
    case .scout(let order):
      writer.write(5)
      writer.write(order)
    case .learn(let transitions):
      writer.write(6)
      writer.write(transitions) { $0.write($1) }
    case .walk(let walk, let profile, let impatience):
      writer.write(7)
      writer.write("\(profile)")
      writer.write(impatience)
      writer.write(walk)
    case .halt: writer.write(8)
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
    case 4: self = .describe
    case 5: self = .scout(reader.order())
    case 6: self = .learn(reader.list { $0.transition() })
    case 7:
      let profile = UIKitProfile(reader.text()) ?? .newest
      let impatience = reader.number()
      self = .walk(reader.walk(), profile, impatience: impatience)
    default: self = .halt
    }
  }
}
