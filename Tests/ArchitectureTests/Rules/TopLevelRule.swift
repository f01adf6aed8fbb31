/// The top of the repository shows only what a reader looks for there.
struct TopLevelRule: Rule {
  /// The names that may be seen; whatever begins with a dot is not.
  let allowed: Set<String>

  func violations(in tree: SourceTree) -> [Violation] {
    let names = Set(tree.tracked.compactMap { $0.split(separator: "/").first.map(String.init) })
    return names.filter { !$0.hasPrefix(".") }.subtracting(allowed).sorted().map { name in
      Violation(
        path: name, line: 1,
        message: "this has no place at the top: move it into Sources, Tests or a dot folder")
    }
  }
}

extension TopLevelRule {
  /// The rule of this package.
  static let house = TopLevelRule(allowed: [
    "Package.swift", "Sources", "Tests", "Specs", "Reports", "README.md",
  ])
}
