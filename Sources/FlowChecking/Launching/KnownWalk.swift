import ModelChecking

/// A way from launch along transitions that are known.
struct KnownWalk {
  /// The choices.
  let choices: [Int]

  /// The states that they lead to.
  let keys: [Fingerprint]
}
