import FlowChecking
import Foundation

/// A folder in which several processes, perhaps on several machines, tell each other what they find
/// out, each in files of its own.
///
/// A file is written beside the others and then renamed, and is never changed. Each can be understood
/// by itself and in any order, so that copies of several such folders can become one. What is missing
/// or damaged costs the time to find it out again, and nothing else.
@MainActor
final class ExchangeFolder: KnowledgeStore {
  /// How long at least is waited before others are told or heard again.
  private static let shortestInterval = Duration.milliseconds(250)

  /// Which part of all time so far is waited, so that there are never many files, but at least as long
  /// as it takes to tell and hear.
  private static let patience = 50

  private static let suffix = ".checkpoint"

  let checkpoint: Checkpoint

  private let path: String
  private let complain: (String) -> Void
  private let name = String(UInt64.random(in: 0...UInt64.max), radix: 36)
  private let start = ContinuousClock.now
  private var next = ContinuousClock.now
  private var fileCount = 0

  /// What has been found out and could not be written.
  private var unwritten: [[UInt8]] = []

  /// The files that need not be read any more, and those that could not be.
  private var finished: Set<String> = []
  private var damaged: [String: CheckpointError] = [:]

  var continuation: String { "\(path): go on from here with the same words." }

  /// Begins a folder, or goes on with one in which all was found out under the same circumstances; what
  /// is wrong later is told to a closure.
  ///
  /// - Throws: ``CheckpointFileError`` when something of another run is in it, or when it cannot be
  ///   written.
  init(
    at path: String, under circumstances: [Circumstance], complain: @escaping (String) -> Void
  ) throws(CheckpointFileError) {
    self.path = path
    self.complain = complain
    checkpoint = Checkpoint(under: circumstances)
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if let problem = hear().first { throw problem }
    unwritten = [checkpoint.opening]
    try tell()
  }

  /// Tells and hears what is new, now and then.
  func tend(isEnding: Bool) {
    guard ContinuousClock.now >= next else { return }
    let begin = ContinuousClock.now
    try? tell()
    for problem in hear() { complain("\(problem)") }
    let now = ContinuousClock.now
    next =
      now
      + max(Self.shortestInterval, (now - start) / Self.patience, now - begin)
  }

  /// Tells others what is left, and says what could not be read.
  func save() throws(CheckpointFileError) {
    for name in damaged.keys.sorted() {
      guard let error = damaged[name] else { continue }
      complain("\(path)/\(name): \(error.problem), and was left out.")
    }
    try tell()
  }

  private func tell() throws(CheckpointFileError) {
    if let news = checkpoint.takeNews() { unwritten.append(news) }
    while let news = unwritten.first {
      let name = "\(name)-\(fileCount + 1)\(Self.suffix)"
      do {
        try Data(news).write(to: URL(filePath: path).appending(path: name), options: .atomic)
      } catch {
        throw CheckpointFileError(
          path, "nothing could be written there. Name another folder.", .internal)
      }
      finished.insert(name)
      fileCount += 1
      unwritten.removeFirst()
    }
  }

  /// Adds what others have told, and returns what is of another run.
  private func hear() -> [CheckpointFileError] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let new = names.filter {
      $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") && !finished.contains($0)
    }
    return new.sorted().compactMap(hear)
  }

  /// Adds what is in a file; one that is damaged may become whole yet, when it is being copied.
  private func hear(_ name: String) -> CheckpointFileError? {
    guard let content = FileManager.default.contents(atPath: "\(path)/\(name)") else { return nil }
    damaged[name] = nil
    do {
      try checkpoint.add(Array(content))
      finished.insert(name)
    } catch .isNone {
      damaged[name] = .isNone
    } catch .isDamaged {
      damaged[name] = .isDamaged
    } catch {
      finished.insert(name)
      return CheckpointFileError("\(path)/\(name)", "\(error.problem). Name another folder.")
    }
    return nil
  }
}
