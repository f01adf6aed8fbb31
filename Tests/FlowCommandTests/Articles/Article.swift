import Foundation

/// An article of the documentation, or the read-me.
struct Article {
  /// A piece of code or output between two fences.
  struct Block {
    let language: String
    let text: String

    /// The line of the opening fence, counted from 1.
    let line: Int
  }

  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the articles about checking flows.
  static let folder = package.appending(path: "Sources/FlowChecking/FlowChecking.docc")

  /// The names of the articles about checking flows.
  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix(".md")
      }.map { String($0.dropLast(3)) }.sorted()
    }
  }

  let blocks: [Block]
  private let file: URL
  private let text: String

  /// Reads an article about checking flows.
  init(named name: String) throws {
    file = Self.folder.appending(path: "\(name).md")
    text = try String(contentsOf: file, encoding: .utf8)
    blocks = Self.blocks(in: text)
  }

  /// The lines of the article.
  var lines: [String] { text.components(separatedBy: "\n") }

  /// Writes the article anew with another text in one of its blocks.
  func write(_ content: String, in block: Block) throws {
    let (old, new) = ("```\(block.language)\n\(block.text)", "```\(block.language)\n\(content)")
    try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
  }

  static func blocks(in text: String) -> [Block] {
    var blocks: [Block] = []
    var (language, lines, start) = (String?.none, [String](), 0)
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let open = language, line == "```" {
        blocks.append(
          Block(language: open, text: lines.map { "\($0)\n" }.joined(), line: start))
        language = nil
      } else if language == nil, line.hasPrefix("```") {
        (language, lines, start) = (String(line.dropFirst(3)), [], place + 1)
      } else {
        lines.append(String(line))
      }
    }
    return blocks
  }
}
