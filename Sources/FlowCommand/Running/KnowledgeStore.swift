import FlowChecking

/// Where what explorations find out is kept.
@MainActor
protocol KnowledgeStore {
  /// What is kept.
  var checkpoint: Checkpoint { get }

  /// How to go on after an interruption, in a sentence.
  var continuation: String { get }

  /// Keeps what is known now and then, and when everything is about to end.
  func tend(isEnding: Bool)

  /// Keeps what is known.
  func save() throws(CheckpointFileError)
}
