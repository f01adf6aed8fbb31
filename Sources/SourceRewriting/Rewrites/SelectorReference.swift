/// What stands between the parentheses of a selector.
struct SelectorReference {
  /// The half of a property that a selector means.
  enum Accessor: String {
    /// What reads the property.
    case getter

    /// What changes the property.
    case setter
  }

  /// The half of a property that is meant, if it is one.
  let accessor: Accessor?

  /// The names before the last dot.
  let qualifier: [String]

  /// The name of the method or property.
  let base: String

  /// The labels of the arguments, where they are given.
  let labels: [String]

  /// The type that tells the method from others with its name, where it is given.
  let cast: String?

  /// Reads a selector; nil when it is no plain name.
  init?(_ range: Range<Int>, in source: SourceText) {
    var reader = Reader(source: source, place: range.lowerBound, end: range.upperBound)
    accessor = reader.readAccessor()
    var names = reader.readNames()
    guard let base = names.popLast() else { return nil }
    self.base = base
    qualifier = names
    labels = reader.readLabels()
    cast = reader.readCast()
    guard reader.place == reader.end else { return nil }
  }
}

private struct Reader {
  let source: SourceText
  var place: Int
  let end: Int

  private var next: String { place < end ? source.text(at: place) : "" }

  private var isAtWord: Bool { place < end && source.tokens[place].kind == .word }

  mutating func readAccessor() -> SelectorReference.Accessor? {
    guard place + 1 < end, source.text(at: place + 1) == ":",
      let accessor = SelectorReference.Accessor(rawValue: next)
    else { return nil }
    place += 2
    return accessor
  }

  mutating func readNames() -> [String] {
    var names: [String] = []
    repeat {
      if !names.isEmpty { place += 1 }
      guard isAtWord else { return [] }
      names.append(next)
      place += 1
    } while next == "."
    return names
  }

  mutating func readLabels() -> [String] {
    guard next == "(" else { return [] }
    place += 1
    var labels: [String] = []
    while isAtWord, place + 1 < end, source.text(at: place + 1) == ":" {
      labels.append(next)
      place += 2
    }
    if next == ")" { place += 1 }
    return labels
  }

  mutating func readCast() -> String? {
    guard next == "as", place + 1 < end else { return nil }
    let range = source.tokens[place + 1].range.lowerBound..<source.tokens[end - 1].range.upperBound
    place = end
    return source.text(in: range).map { $0.isNewline ? " " : "\($0)" }.joined()
  }
}
