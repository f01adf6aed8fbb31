/// Which specs to compare with their flows, and whether to rewrite them.
struct VerifyOptions: Hashable {
  /// The files; empty when none is named, which means all in the folder of specs.
  var files: [String] = []

  /// Whether what the flows do today is written into the specs.
  var isRecording = false

  /// Where the flows run.
  var isolation = Isolation()
}
