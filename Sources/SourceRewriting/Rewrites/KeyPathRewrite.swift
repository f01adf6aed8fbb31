/// Turns a key path of Objective-C into the string that it stands for.
enum KeyPathRewrite {
  /// Returns the changes for the key path that begins at an index.
  static func edits(at index: Int, in source: SourceText) -> [SourceEdit] {
    guard source.text(at: index) == "#", source.text(at: index + 1) == "keyPath",
      source.isAttached(index + 1), let end = source.closing(of: index + 2)
    else { return [] }
    let words = source.tokens[(index + 3)..<end].filter { $0.kind == .word }.map(\.text)
    guard let last = words.last else { return [] }
    let properties = words.dropLast().drop { $0.isTypeName || $0 == "self" } + [last]
    let range = source.tokens[index].range.lowerBound..<source.tokens[end].range.upperBound
    let literal = properties.joined(separator: ".").literal
    let lineEnds = source.lineEnds(in: range)
    return [SourceEdit(range: range, text: lineEnds.isEmpty ? literal : "(\(literal)\(lineEnds))")]
  }
}
