/// What one symbol has to do with another.
struct Relationship: Hashable, Sendable {
  /// Such as "memberOf" and "conformsTo".
  let kind: String

  /// The symbol.
  let source: String

  /// The other one.
  let target: String

  /// The name of the other one where it is of another module.
  let targetName: String?

  init(_ relationship: SymbolGraphFile.Relationship) {
    kind = relationship.kind
    source = relationship.source
    target = relationship.target
    targetName = relationship.targetFallback
  }
}
