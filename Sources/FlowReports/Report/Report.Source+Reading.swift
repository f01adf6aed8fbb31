import FlowChecking
import Foundation

extension Report.Source {
  /// How many lines are shown before the one that is meant, and after it.
  private static let around = 3

  /// How long a line may be.
  private static let longestLine = 160

  /// Names a place.
  init(_ location: CodeLocation) {
    self.init(file: location.fileID, line: location.line, first: nil, lines: nil)
  }

  /// Names a place and quotes what stands there, if the file is where it was compiled.
  init(quoting location: CodeLocation) {
    let all = Self.lines(of: location.filePath)
    let first = max(1, location.line - Self.around)
    guard location.line >= 1, location.line <= all.count else {
      self.init(location)
      return
    }
    let quoted = all[(first - 1)..<min(all.count, location.line + Self.around)]
    self.init(
      file: location.fileID, line: location.line, first: first, lines: Self.outdented(quoted))
  }

  private static func lines(of path: String) -> [String] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
  }

  /// Returns lines without the spaces that all of them begin with.
  private static func outdented(_ lines: ArraySlice<String>) -> [String] {
    let texts = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let indent = texts.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent).prefix(longestLine)) }
  }
}
