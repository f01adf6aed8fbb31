/// Files and functions stay short, the longest one and most of them shorter still.
struct LengthRule: Rule {
  /// The most lines any may have.
  let longest: Int

  /// The most lines the one at a percentile may have.
  var percentiles: KeyValuePairs<Int, Int> = [:]

  /// What to do with one that is too long.
  let advice: String

  /// What is measured.
  let spans: @Sendable (SourceTree) -> [Span]

  func violations(in tree: SourceTree) -> [Violation] {
    let spans = spans(tree)
    return spans.filter { $0.length > longest }.map(violation(of:))
      + percentiles.compactMap { violation(at: $0, limit: $1, of: spans) }
  }

  private func violation(of span: Span) -> Violation {
    Violation(
      path: span.path, line: span.line,
      message: "\(span.name) has \(span.length) lines, at most \(longest) are allowed: \(advice)")
  }

  private func violation(at percent: Int, limit: Int, of spans: [Span]) -> Violation? {
    let ordered = spans.sorted { $0.length < $1.length }
    let rank = (ordered.count * percent + 99) / 100
    guard let span = ordered.prefix(rank).last, span.length > limit else { return nil }
    return Violation(
      path: span.path, line: span.line,
      message: "at the \(percent)th percentile, \(span.name) has \(span.length) lines, "
        + "at most \(limit) are allowed there: \(advice)")
  }
}
