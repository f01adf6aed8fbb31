/// Reads a line of a diagram, in the part of Mermaid's language that every version draws alike.
struct DiagramLineParser {
  private static let header = "stateDiagram-v2"
  private static let directions = ["LR", "RL", "TB", "BT"]

  /// The mark of the beginning and of the end.
  private static let terminal = "[*]"

  private var scanner: LineScanner

  /// Prepares to read a line.
  init(_ line: SpecLine) {
    scanner = LineScanner(line)
    scanner.skipBlanks()
  }

  /// Whether the line says nothing.
  var isBlank: Bool { scanner.next == nil || scanner.sees("%%") }

  /// Makes sure that the line says what kind of diagram it is.
  mutating func parseHeader() throws(SpecError) {
    guard scanner.skip(Self.header) else {
      throw scanner.error("The diagram should begin with the line \"\(Self.header)\".")
    }
    try scanner.finish()
  }

  /// Returns what the line says; nil for how the diagram lies.
  mutating func parse() throws(SpecError) -> DiagramStatement? {
    if scanner.sees(Self.terminal) { return try parseArrow() }
    var words = scanner
    let word = words.takeWord()
    words.skipBlanks()
    switch word.text {
    case "direction" where !words.sees("-->"):
      scanner = words
      try parseDirection()
      return nil
    case "state" where !words.sees("-->"):
      scanner = words
      return try parseScreens()
    default: return try parseArrow()
    }
  }

  private mutating func parseDirection() throws(SpecError) {
    var words = scanner
    guard Self.directions.contains(words.takeWord().text) else {
      throw scanner.error("The direction should be LR, RL, TB or BT.")
    }
    scanner = words
    try scanner.finish()
  }

  private mutating func parseScreens() throws(SpecError) -> DiagramStatement {
    guard scanner.skip("\"") else {
      throw scanner.error("A state should be written like this: state \"Cart\" as s_Cart.")
    }
    let name = try scanner.takeText(upTo: "\"")
    guard !name.text.isEmpty else { throw name.error("The name of what is on screen is missing.") }
    guard scanner.skip("\"") else { throw scanner.error("The closing quotation mark is missing.") }
    scanner.skipBlanks()
    guard scanner.skip("as ") else {
      throw scanner.error("Here should follow by which word the diagram calls it: as s_Cart.")
    }
    scanner.skipBlanks()
    let id = try parseID()
    try scanner.finish()
    return .screens(id: id, name: name)
  }

  private mutating func parseArrow() throws(SpecError) -> DiagramStatement {
    let source = scanner.skip(Self.terminal) ? nil : try parseID()
    scanner.skipBlanks()
    guard scanner.skip("-->") else { throw scanner.error("Here should be an arrow: -->.") }
    scanner.skipBlanks()
    guard let source else {
      let target = try parseID()
      try scanner.finish()
      return .start(target)
    }
    guard !scanner.skip(Self.terminal) else {
      try scanner.finish()
      return .end(source)
    }
    let target = try parseID()
    return .arrow(from: source, to: target, event: try parseEvent())
  }

  private mutating func parseEvent() throws(SpecError) -> SpecWord {
    scanner.skipBlanks()
    let hasColon = scanner.skip(":")
    scanner.skipBlanks()
    let missing = scanner.error("Here should follow the event that leads there: \": back\".")
    guard hasColon else { throw missing }
    let event = try scanner.takeText()
    if event.text.isEmpty { throw missing }
    return event
  }

  private mutating func parseID() throws(SpecError) -> SpecWord {
    var words = scanner
    let word = words.takeWord()
    guard word.text.hasPrefix("s_"), word.text.count > 2 else {
      throw scanner.error(
        "Here should be the word for a state, beginning with \"s_\", such as s_Cart: Mermaid takes "
          + "some others for its own.")
    }
    scanner = words
    return word
  }
}
