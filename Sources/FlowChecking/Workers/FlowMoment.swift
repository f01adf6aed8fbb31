import ModelChecking

/// What a worker says of a state.
struct FlowMoment {
  /// The fingerprint of the state.
  var key: Fingerprint

  /// The events that are possible now; nil where the worker has sent those of the state before.
  var menu: [WorkerEvent]?

  /// What the state looks like, where the events are told of what was found out ahead.
  var look: FlowLook?

  /// The promises that are broken, by their places.
  var breaches: [Int: Breach] = [:]

  /// The claims that some state is there which this one satisfies, by their places.
  var met: Set<Int> = []

  /// The propositions about the state that are true, by their places.
  var truths: Set<Int> = []

  /// The types of values that could not be looked into and had not been told of before.
  var unread: Set<String> = []

  /// Whether some launch so far began a task that does nothing before it is too late.
  var hasLostTask = false

  /// Whether there is nothing to say but the fingerprint, as of most states that are known.
  var isPlain: Bool {
    menu == nil && look == nil && breaches.isEmpty && met.isEmpty && truths.isEmpty
      && unread.isEmpty && !hasLostTask
  }
}
