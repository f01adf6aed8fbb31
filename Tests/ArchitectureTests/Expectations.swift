import Testing

/// Records an issue for each place where this package breaks a rule.
func expectKept(
  _ rule: some Rule, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for violation in rule.violations(in: try SourceTree.package.get()) {
    Issue.record("\(violation)", sourceLocation: sourceLocation)
  }
}

/// Expects that a rule finds exactly these places in a made-up tree.
func expect(
  _ rule: some Rule, finds descriptions: String..., in tree: SourceTree,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = rule.violations(in: tree).map(\.description)
  #expect(found == descriptions, sourceLocation: sourceLocation)
}
