import ModelChecking

extension Crash {
  /// Whether somebody else may have ended the process, or the machine have been too busy.
  var mayBeAccident: Bool {
    switch self {
    case .signal(let number, let message, _):
      message == nil && [Self.hangUp, Self.interrupt, Self.kill, Self.terminate].contains(number)
    case .exit: false
    case .hang, .memory, .elsewhere: true
    }
  }

  /// Why the promise is broken, in words.
  var reason: String {
    switch self {
    case .signal(let number, nil, _): "the app crashes with signal \(number)\(Self.meaning(number))"
    case .signal(_, let message?, nil): "the app crashes: \(message)"
    case .signal(_, let message?, let location?): "the app crashes: \(message) (\(location))"
    case .exit(let status): "the app ends itself with status \(status)"
    case .hang(let limit): "the app hangs: it did not come back within \(limit)"
    case .memory(let megabytes): "the app has more than \(megabytes) MB of memory"
    case .elsewhere: "the app came to another state by the same events in a fresh process"
    }
  }

  /// What reports show instead of screens.
  var screens: String {
    switch self {
    case .signal, .elsewhere: "(crashed)"
    case .exit: "(ended)"
    case .hang: "(hangs)"
    case .memory: "(out of memory)"
    }
  }

  /// The fingerprint of the state that it leads to: the same wherever the same happens.
  ///
  /// The message is no part of it, since there may be something in it that changes from run to run.
  var key: Fingerprint {
    var hasher = FingerprintHasher()
    hasher.combine(screens)
    switch self {
    case .signal(let number, _, let location):
      hasher.combine(Int(number))
      hasher.combine(location ?? "")
    case .exit(let status): hasher.combine(Int(status))
    case .hang, .memory, .elsewhere: break
    }
    return hasher.fingerprint
  }

  private static let hangUp: Int32 = 1
  private static let interrupt: Int32 = 2
  private static let kill: Int32 = 9
  private static let terminate: Int32 = 15

  /// Returns what the signals mean that have the same number everywhere.
  private static func meaning(_ signal: Int32) -> String {
    switch signal {
    case 4, 5: ": a trap of the runtime, which says no more in a release build"
    case 6: ": abort"
    case 8: ": arithmetic"
    case 9: ": killed, perhaps for want of memory"
    case 11: ": bad memory access or stack overflow"
    default: ""
    }
  }
}
