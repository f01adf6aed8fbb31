public import FlowChecking
import Foundation

/// A folder with one file for each fault that was found.
///
/// A file is there as soon as its fault is found, and takes a new trace when that is shorter, or when
/// the old one does not show the fault any more. It is written beside the old one and then renamed, so
/// that there is a whole file at any time. Nothing is ever deleted. Runs that break a claim about runs
/// are left out, since their events alone do not show that.
public struct RegressionFolder {
  private let path: String

  /// The files that could be read, by name.
  public private(set) var files: [RegressionFile] = []

  /// What could not be read or written.
  public private(set) var errors: [RegressionError] = []

  /// Reads a folder, which need not be there yet.
  public init(at path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let manager = FileManager.default
    guard manager.fileExists(atPath: path) else { return }
    do {
      let names = try manager.contentsOfDirectory(atPath: path).sorted()
      for name in names where name.hasSuffix(RegressionFile.ending) { read(name) }
    } catch {
      errors.append(RegressionError(path: path, line: nil, reason: "this is no folder to read"))
    }
  }

  /// Reads a folder whose path counts from that of a file, unless it begins with a slash.
  public init(at path: String, beside file: String) {
    self.init(at: Self.path(of: path, beside: file))
  }

  /// Returns a path that counts from that of a file, unless it begins with a slash.
  package static func path(of path: String, beside file: String) -> String {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    return path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  /// Returns the regressions of a flow.
  public func regressions(of flow: String) -> [FlowRegression] {
    files.filter { $0.isOf(flow) }.map(\.regression)
  }

  /// Writes a fault that was found, unless there is a file that shows it by no more events.
  public mutating func save(_ counterexample: FlowCounterexample, of flow: String) {
    save(counterexample, of: flow, replacing: [])
  }

  /// Writes what an exploration has found, also over traces that show nothing any more.
  public mutating func save(_ exploration: FlowExploration) {
    let useless = exploration.regressions.filter { !$0.isBroken }.map(\.regression.name)
    for counterexample in exploration.counterexamples {
      save(counterexample, of: exploration.flow, replacing: useless)
    }
  }

  private mutating func save(
    _ counterexample: FlowCounterexample, of flow: String, replacing useless: [String]
  ) {
    guard !counterexample.isAboutRuns else { return }
    let name = RegressionFile.name(of: counterexample, in: flow)
    let path = "\(path)/\(name)"
    if FileManager.default.fileExists(atPath: path) {
      guard let old = try? RegressionFile(at: path).regression else { return }
      let isShorter = counterexample.trace.steps.count < old.events.count
      guard isShorter || useless.contains(name) else { return }
    }
    write(RegressionFile.text(of: counterexample, in: flow), to: path)
  }

  private mutating func write(_ text: String, to path: String) {
    guard !errors.contains(where: { $0.path == path }) else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: self.path, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      errors.append(RegressionError(path: path, line: nil, reason: "this could not be written"))
    }
  }

  private mutating func read(_ name: String) {
    do {
      files.append(try RegressionFile(at: "\(path)/\(name)"))
    } catch {
      errors.append(error)
    }
  }
}
