import FlowChecking
import Foundation

/// A file that keeps what explorations have found out, so that they can be gone on with when they
/// were cut.
///
/// It is written beside the old one and then renamed, so that there is a whole one at any time.
@MainActor
final class CheckpointFile: KnowledgeStore {
  /// How long at most is lost, unless saving takes long.
  private static let interval = Duration.seconds(10)

  /// How many times as long as it takes to save is waited before it is done again.
  private static let patience = 20

  /// What is kept.
  let checkpoint: Checkpoint

  var continuation: String { "\(path): go on from here with --resume." }

  private let path: String
  private var next = ContinuousClock.now + interval
  private var hasSeenEnd = false

  /// Begins a file, or goes on with one that was saved under the same circumstances.
  ///
  /// - Throws: ``CheckpointFileError`` when there is one that was not to be gone on with, when it is no
  ///   such file, or when it cannot be written.
  init(
    at path: String, under circumstances: [Circumstance], isResuming: Bool
  ) throws(CheckpointFileError) {
    self.path = path
    let saved = FileManager.default.contents(atPath: path)
    switch (saved, isResuming) {
    case (nil, true): throw CheckpointFileError(path, "there is none. Begin anew without --resume.")
    case (_?, false):
      throw CheckpointFileError(
        path, "this is there already. Go on from it with --resume, or remove it.")
    case (nil, false): checkpoint = Checkpoint(under: circumstances)
    case (let saved?, true):
      do {
        checkpoint = try Checkpoint(Array(saved), under: circumstances)
      } catch {
        throw CheckpointFileError(path, error.description)
      }
    }
    try save()
  }

  /// Saves what is known now and then, and when everything is about to end.
  ///
  /// What cannot be written now is written later, or complained of in the end.
  func tend(isEnding: Bool) {
    guard isEnding ? !hasSeenEnd : ContinuousClock.now >= next else { return }
    hasSeenEnd = isEnding
    try? save()
  }

  /// Saves what is known.
  func save() throws(CheckpointFileError) {
    let start = ContinuousClock.now
    do {
      try Data(checkpoint.bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw CheckpointFileError(path, "this could not be written. Name another file.", .internal)
    }
    next = .now + max(Self.interval, (.now - start) * Self.patience)
  }
}
