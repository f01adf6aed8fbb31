/// An atom of a formula as it is written: a name, and in parentheses what it is about.
public struct NamedAtom: Hashable, Sendable {
  /// The name.
  public let name: String

  /// What stands in parentheses behind the name, without quotation marks; nil when nothing does.
  public let argument: String?

  /// Where in the text it stands.
  public let place: TextPlace

  /// Creates an atom; the place matters to messages only.
  public init(_ name: String, _ argument: String? = nil, at place: TextPlace = TextPlace()) {
    self.name = name
    self.argument = argument
    self.place = place
  }

  /// Returns whether two atoms are written alike, wherever they stand.
  public static func == (first: NamedAtom, second: NamedAtom) -> Bool {
    first.name == second.name && first.argument == second.argument
  }

  /// Hashes what is written.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(argument)
  }
}

extension NamedAtom: CustomStringConvertible {
  /// The atom as it is written, what stands in parentheses always in quotation marks.
  public var description: String { name + (argument.map { "(\"\($0)\")" } ?? "") }
}
