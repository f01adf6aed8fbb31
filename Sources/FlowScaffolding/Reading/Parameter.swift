/// A parameter of a method or of an initialiser.
struct Parameter: Hashable, Sendable {
  /// What stands before an argument; nil for nothing.
  let label: String?

  /// What the value is called inside.
  let name: String

  /// The type.
  let type: TypeText

  /// Whether it can be left out.
  let hasDefault: Bool

  /// Reads the parameters of a declaration.
  static func all(of symbol: Symbol) -> [Parameter] {
    let text = symbol.declaration
    guard let start = text.firstRange(of: symbol.kind == "init" ? "init" : symbol.baseName),
      let open = text[start.upperBound...].firstIndex(of: "(")
    else { return [] }
    let inside = text[text.index(after: open)...].prefix { _ in true }
    return String(inside).untilClosing.splitAtCommas.compactMap { Parameter($0) }
  }

  private init?(_ text: String) {
    let halves = text.split(at: ":")
    guard halves.count > 1 else { return nil }
    let names = halves[0].split(separator: " ").map(String.init)
    let value = halves.dropFirst().joined(separator: ": ").split(at: "=")
    label = names[0] == "_" ? nil : names[0]
    name = names[names.count - 1]
    type = TypeText(value[0])
    hasDefault = value.count > 1
  }
}

extension String {
  /// What comes before the parenthesis that closes one before the text.
  fileprivate var untilClosing: String {
    var depth = 0
    return String(
      prefix { character in
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        return depth >= 0
      })
  }
}
