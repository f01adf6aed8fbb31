/// Finds the heading and the blocks of a spec.
struct SpecDocumentParser {
  private static let languages = ["mermaid", "properties"]
  private static let feed = UInt8(ascii: "\n")
  private static let carriage = UInt8(ascii: "\r")

  private let path: String
  private var lines: [SpecLine] = []
  private var endings: [String] = []
  private var opening: (fence: SpecFence, place: Int)?
  private var title: SpecWord?
  private var blocks: [String: SpecDocument.Block] = [:]

  /// Prepares to read the file at a path.
  init(path: String) {
    self.path = path
  }

  /// Returns the parts of a file.
  mutating func parse(_ bytes: [UInt8]) throws(SpecError) -> SpecDocument {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SpecError(path: path, "This is not text in UTF-8.")
    }
    split(text)
    for place in lines.indices { try read(place) }
    if let opening {
      throw lines[opening.place].error(
        at: 1, "The block that begins here is not closed; its end is a line with the same marks.")
    }
    guard let title else {
      throw error("The spec does not say of which flow it is: give it the heading \"# FLOW\".")
    }
    guard let diagram = blocks["mermaid"] else {
      throw error(
        "The spec has no diagram: put an empty ```mermaid block where it is to be, and run "
          + "\"verify --record\".")
    }
    return SpecDocument(
      lines: lines, endings: endings, title: title, diagram: diagram,
      properties: blocks["properties"])
  }

  private func error(_ message: String) -> SpecError {
    lines.first?.error(at: 1, message) ?? SpecError(path: path, message)
  }

  private mutating func split(_ text: String) {
    let bytes = text.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex { $0 == Self.feed || $0 == Self.carriage }
      guard let end else { return append(String(text[start...]), "") }
      var next = bytes.index(after: end)
      if bytes[end] == Self.carriage, next < bytes.endIndex, bytes[next] == Self.feed {
        next = bytes.index(after: next)
      }
      append(String(text[start..<end]), String(text[end..<next]))
      start = next
    }
  }

  private mutating func append(_ text: String, _ ending: String) {
    lines.append(SpecLine(path: path, number: lines.count + 1, text: text))
    endings.append(ending)
  }

  private mutating func read(_ place: Int) throws(SpecError) {
    let line = lines[place]
    let fence = SpecFence(line.text)
    if let opening {
      guard let fence else { return }
      if fence.closes(opening.fence) { return try close(at: place) }
      guard Self.languages.contains(opening.fence.language), !fence.info.isEmpty else { return }
      throw line.error(
        at: 1,
        "A block begins in another one, which begins in line \(opening.place + 1) and is "
          + "not closed.")
    } else if let fence {
      opening = (fence, place)
    } else if title == nil {
      title = heading(in: line)
    }
  }

  private mutating func close(at place: Int) throws(SpecError) {
    guard let (fence, start) = opening else { return }
    opening = nil
    guard Self.languages.contains(fence.language) else { return }
    if let first = blocks.updateValue(start + 1..<place, forKey: fence.language) {
      throw lines[start].error(
        at: 1,
        "There is a second ```\(fence.language) block; the first begins in line "
          + "\(first.lowerBound).")
    }
  }

  /// Returns what a heading of the first level says; nil when a line is none.
  private func heading(in line: SpecLine) -> SpecWord? {
    let content = line.text.drop { $0 == " " || $0 == "\u{FEFF}" }
    let rest = content.dropFirst()
    guard content.first == "#", let blank = rest.first, blank == " " || blank == "\t" else {
      return nil
    }
    let name = rest.drop { $0.isWhitespace }
    let text = Wording.trimmed(name)
    guard !text.isEmpty else { return nil }
    return SpecWord(text: text, line: line, column: line.text.count - name.count + 1)
  }
}
