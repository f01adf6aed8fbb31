/// Knows which type a place in a source belongs to, by counting braces from the start.
struct ScopeReader {
  /// A pair of braces that is open.
  private struct Scope {
    /// The name of a type, or of what an extension extends; nil for code.
    let name: String?

    /// Which of the open braces are those of the innermost type.
    let innermostType: Int?
  }

  private var scopes: [Scope] = []

  /// The type whose braces come next.
  private var opening: String?

  /// What is open at each `#if` that has not ended, since its branches begin from the same.
  private var conditions: [Condition] = []

  /// How many braces are open at a place, and the innermost of them: a branch hardly closes more.
  private struct Condition {
    let count: Int
    let innermost: [Scope]
  }

  /// Goes past a token; every token has to be told in order.
  mutating func read(_ index: Int, in source: SourceText) {
    let token = source.tokens[index]
    guard token.kind != .literal else { return }
    switch token.text {
    case "{":
      open(opening)
      opening = nil
    case "}":
      _ = scopes.popLast()
      opening = nil
    case "#" where source.isAttached(index + 1): readDirective(source.text(at: index + 1))
    default: opening = Self.type(at: index, in: source) ?? opening
    }
  }

  /// The full name of the innermost type, as far as it is written down around the place.
  var enclosingType: String? {
    guard let innermost = scopes.last?.innermostType else { return nil }
    var names: [String] = []
    for scope in scopes[...innermost].suffix(Self.deepestNesting).reversed() {
      guard let name = scope.name else { break }
      names.append(name)
    }
    return names.reversed().joined(separator: ".")
  }

  private mutating func open(_ name: String?) {
    let innermostType = name == nil ? scopes.last?.innermostType : scopes.count
    scopes.append(Scope(name: name, innermostType: innermostType))
  }

  private mutating func readDirective(_ name: String) {
    switch name {
    case "if":
      conditions.append(
        Condition(count: scopes.count, innermost: Array(scopes.suffix(8))))
    case "else", "elseif": conditions.last.map { restore($0) }
    case "endif": _ = conditions.popLast()
    default: break
    }
  }

  private mutating func restore(_ condition: Condition) {
    let outermost = condition.count - condition.innermost.count
    guard scopes.count >= outermost else { return }
    scopes.removeLast(scopes.count - outermost)
    scopes += condition.innermost
  }

  private static func type(at index: Int, in source: SourceText) -> String? {
    let keyword = source.text(at: index)
    guard introducers.contains(keyword), source.tokens.indices.contains(index + 1),
      ![".", "import"].contains(source.text(at: index - 1))
    else { return nil }
    let next = source.tokens[index + 1]
    if keyword == "extension", next.text == "[" { return "Array" }
    guard next.kind == .word, !modifiers.contains(next.text) else { return nil }
    if keyword == "actor", source.isFirstOnLine(index + 1) { return nil }
    return keyword == "extension" ? dottedName(at: index + 1, in: source) : next.text
  }

  private static func dottedName(at index: Int, in source: SourceText) -> String {
    var (name, place) = (source.text(at: index), index + 1)
    while source.text(at: place) == ".", source.tokens.indices.contains(place + 1) {
      name += ".\(source.text(at: place + 1))"
      place += 2
    }
    return name
  }

  /// How many types around one another make a name at most.
  private static let deepestNesting = 64

  private static let introducers: Set = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]

  /// What follows the word class where it marks a member of a type.
  private static let modifiers: Set = [
    "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "internal",
    "package", "public", "open", "dynamic", "nonisolated", "lazy", "weak", "async",
  ]
}
