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

  /// Whether any value of the type will do: it is not changed, and the type is not one of whoever
  /// declares the method.
  let isPlain: Bool

  /// Reads a parameter as it stands between two commas.
  init?(_ text: String) {
    let halves = text.split(at: ":")
    guard halves.count > 1 else { return nil }
    let names = halves[0].split(separator: " ").map(String.init)
    let value = halves.dropFirst().joined(separator: ": ").split(at: "=")
    label = names[0] == "_" ? nil : names[0]
    name = names[names.count - 1]
    type = TypeText(value[0])
    hasDefault = value.count > 1
    isPlain = !value[0].hasPrefix("inout ") && !type.description.hasPrefix("Self")
  }
}
