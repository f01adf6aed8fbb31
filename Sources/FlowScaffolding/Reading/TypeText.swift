/// A type as it is written in the source.
struct TypeText: Hashable, Sendable, CustomStringConvertible {
  /// What is written, without what makes no difference to a value of the type.
  let description: String

  init(_ text: String) {
    var text = text.trimmingBlanks
    for word in Self.extras where text.hasPrefix(word) {
      text = String(text.dropFirst(word.count))
    }
    if text.hasSuffix("...") { text = String(text.dropLast(3)) }
    if text.hasPrefix("("), text.hasSuffix(")?"), !text.contains("->") {
      text = String(text.dropFirst().dropLast(2)).replacing("any ", with: "") + "?"
    }
    description = text.replacing(" : ", with: ": ")
  }

  private static let extras = [
    "consuming ", "borrowing ", "sending ", "@escaping ", "@autoclosure ", "@Sendable ",
    "@MainActor ", "any ", "some ",
  ]

  /// Whether it is a dictionary.
  var isDictionary: Bool {
    description.hasPrefix("[") && description.hasSuffix("]") && description.contains(":")
  }

  /// What is in an optional; nil for anything else.
  var wrapped: TypeText? {
    description.hasSuffix("?") ? TypeText(String(description.dropLast())) : nil
  }

  /// What a list has many of; nil for anything else.
  var element: TypeText? {
    guard description.hasPrefix("["), description.hasSuffix("]"), !description.contains(":") else {
      return nil
    }
    return TypeText(String(description.dropFirst().dropLast()))
  }

  /// What a closure takes and what it returns; nil for anything else.
  var closure: (parameters: [TypeText], result: TypeText)? {
    guard description.hasPrefix("("), let arrow = description.firstRange(of: ") -> ") else {
      return nil
    }
    let parameters = String(
      description[description.index(after: description.startIndex)..<arrow.lowerBound])
    return (
      parameters.splitAtCommas.map { TypeText($0) },
      TypeText(String(description[arrow.upperBound...]))
    )
  }
}
