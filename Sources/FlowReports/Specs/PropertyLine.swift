/// A line of the properties of a spec: a name, and perhaps a formula behind a colon.
struct PropertyLine: Hashable, Sendable {
  /// The word for all invariants that every flow should keep.
  static let standard = "standard"

  /// The name by which the flow calls the property.
  let name: SpecWord

  /// What the property claims; nil where the flow's own code says that.
  let formula: SpecWord?

  /// Reads a line; nil when it says nothing.
  init?(_ line: SpecLine) throws(SpecError) {
    var scanner = LineScanner(line)
    scanner.skipBlanks()
    if scanner.next == nil || scanner.next == "#" { return nil }
    name = scanner.next == "\"" ? try scanner.takeQuoted() : scanner.take(upTo: ":")
    if name.text.isEmpty { throw name.error("The name of the property is missing.") }
    scanner.skipBlanks()
    guard scanner.skip(":") else {
      formula = nil
      try scanner.finish()
      return
    }
    scanner.skipBlanks()
    formula = scanner.take(upTo: nil)
    if formula?.text.isEmpty == true { throw scanner.error("The formula is missing.") }
  }

  /// Returns a name as it is written in a line.
  static func text(of name: String) -> String {
    let isPlain =
      !name.contains { $0 == ":" || $0.isNewline } && !name.hasPrefix("\"") && !name.hasPrefix("#")
      && Wording.trimmed(name) == name && !name.isEmpty
    if isPlain { return name }
    let inner = name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : "\($0)" }
    return "\"\(inner.joined())\""
  }
}
