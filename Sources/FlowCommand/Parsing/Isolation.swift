/// Where flows run.
struct Isolation: Hashable {
  /// Whether they run in the process of the tool, which a crash then ends.
  var isInProcess = false

  /// How long an event may take in a worker until it counts as a hang.
  var longestEvent = Duration.seconds(1)

  /// How many megabytes of memory a worker may have until that counts as without bound.
  var megabytes = 256
}
