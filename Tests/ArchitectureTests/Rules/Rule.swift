/// A house rule: a pure function from a tree to the places that break it.
protocol Rule {
  /// Returns every place that breaks the rule, in order.
  func violations(in tree: SourceTree) -> [Violation]
}
