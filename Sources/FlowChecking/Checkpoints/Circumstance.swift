/// Something that a saved exploration depends on, by name.
package struct Circumstance: Hashable, Sendable {
  /// What it is, as in "the strategy".
  package let name: String

  /// How it is, as in "exhaustive".
  package let value: String

  /// Creates a circumstance from its name and how it is.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
