/// The folders of a module do not depend on one another in a circle.
struct FolderCircleRule: Rule {
  /// The modules that the rule does not hold for.
  let exceptions: Set<String>

  func violations(in tree: SourceTree) -> [Violation] {
    tree.modules.filter { !exceptions.contains($0) }.flatMap { module in
      let graph = FolderGraph(of: tree.files(in: module))
      return graph.circles.compactMap { violation(of: $0, in: graph) }
    }
  }

  private func violation(of circle: Set<String>, in graph: FolderGraph) -> Violation? {
    let mentions = graph.mentions(within: circle)
    guard let first = mentions.first else { return nil }
    let arrows = mentions.map(\.description).joined(separator: "; ")
    let message = "\(circle.sorted().joined(separator: ", ")) depend on one another in a circle"
    return Violation(
      path: first.path, line: first.line,
      message: "\(message): move a type so that one of these arrows goes: \(arrows)")
  }
}

extension FolderCircleRule {
  /// The rule of this package.
  static let house = FolderCircleRule(exceptions: [
    // Apple's classes know one another: a view controller knows the navigation controller that
    // holds it, which is itself a view controller.
    "HeadlessUIKit"
  ])
}
