import Foundation

extension NestedEvent.Place {
  /// Returns where a call with a text stands for the first time in a file of the package: at its
  /// parenthesis, as the compiler has it.
  init(of text: String, in path: String) throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appending(path: path)
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains(text) } ?? -1
    let start = lines[line].firstRange(of: text)?.lowerBound ?? lines[line].startIndex
    let parenthesis = lines[line][start...].firstIndex(of: "(") ?? start
    let folders = path.split(separator: "/")
    self.init(
      fileID: "\(folders[1])/\(folders[folders.count - 1])", filePath: file.path, line: line + 1,
      column: lines[line].utf8.distance(from: lines[line].startIndex, to: parenthesis) + 1)
  }
}
