/// A function, an initialiser or a computed property with its body.
struct Function: Equatable, Sendable {
  /// The words it begins with, as "func explore", "init" or "var body".
  let name: String

  /// The line of its first word.
  let line: Int

  /// The number of lines from its first word to the closing brace.
  let length: Int

  /// Whether it is a computed property.
  let isProperty: Bool
}
