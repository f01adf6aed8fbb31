import Foundation

/// The Swift files of the package, to find pieces of articles in them.
struct SourceExcerpts {
  private let files: [String]

  /// Reads the files, whose lines lose their indentation.
  init() throws {
    var files: [String] = []
    for folder in ["Sources", "Tests"] {
      let paths = FileManager.default.enumerator(atPath: Article.package.path + "/" + folder)
      for case let path as String in paths ?? .init() where path.hasSuffix(".swift") {
        guard !path.contains(".build/") else { continue }
        let file = Article.package.appending(path: "\(folder)/\(path)")
        files.append(Self.plain(try String(contentsOf: file, encoding: .utf8)))
      }
    }
    self.files = files
  }

  /// Returns the pieces of a text, between lines that are dots only, that are in no file.
  func missing(from text: String) -> [String] {
    pieces(of: text).filter { piece in !files.contains { $0.contains(piece) } }
  }

  private func pieces(of text: String) -> [String] {
    text.components(separatedBy: "…").map { Self.plain($0) }.filter { $0 != "\n" }
  }

  /// Returns a text without indentation, blank lines and imports.
  private static func plain(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let kept = lines.filter { !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("///") }
    return "\n" + kept.map { "\($0)\n" }.joined()
  }
}
