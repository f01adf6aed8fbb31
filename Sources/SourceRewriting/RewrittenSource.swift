/// Swift source that needs no Objective-C, made from one that does.
///
/// The first line says where the source comes from; every line of the source follows under its own
/// number, so that messages of the compiler and places of crashes name the original.
package struct RewrittenSource: Equatable, Sendable {
  /// The text to compile.
  package let text: String

  /// What could not be kept, in the order of the source.
  package let warnings: [SourceWarning]

  /// Rewrites the source of a file.
  package init(of text: String, path: String) {
    let source = SourceText(text)
    let edits = Self.edits(of: source)
    self.text = Self.firstLine(for: path) + Self.apply(edits, to: source)
    warnings = edits.compactMap { edit in
      guard let message = edit.warning else { return nil }
      let (line, column) = source.position(of: edit.range.lowerBound)
      return SourceWarning(line: line, column: column, message: message)
    }
  }

  private static func firstLine(for path: String) -> String {
    let escaped = path.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "#sourceLocation(file: \"\(escaped)\", line: 1)\n"
  }

  private static func edits(of source: SourceText) -> [SourceEdit] {
    var scopes = ScopeReader()
    var edits = beginning(of: source) + ClockRewrite.edits(in: source)
    for index in source.tokens.indices {
      scopes.read(index, in: source)
      switch source.text(at: index) {
      case "@": edits += AttributeRewrite.edits(at: index, in: source)
      case "import": edits += ImportRewrite.edits(at: index, in: source)
      case "#":
        edits += KeyPathRewrite.edits(at: index, in: source)
        edits += SelectorRewrite.edits(at: index, in: source, within: scopes)
      default: break
      }
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the changes of what may stand at the beginning of a file only, which no longer is one.
  private static func beginning(of source: SourceText) -> [SourceEdit] {
    let mark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let isScript = source.bytes.dropFirst(mark).starts(with: "#!".utf8)
    return (mark == 0 ? [] : [SourceEdit(range: 0..<mark, text: "")])
      + (isScript ? [SourceEdit(range: mark..<(mark + 2), text: "//")] : [])
  }

  private static func apply(_ edits: [SourceEdit], to source: SourceText) -> String {
    var (result, place): ([UInt8], Int) = ([], 0)
    for edit in edits where edit.range.lowerBound >= place {
      result += source.bytes[place..<edit.range.lowerBound]
      result += edit.text.utf8
      place = edit.range.upperBound
    }
    return String(decoding: result + source.bytes[place...], as: UTF8.self)
  }
}
