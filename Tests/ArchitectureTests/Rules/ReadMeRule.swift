/// The read-me shows code early.
struct ReadMeRule: Rule {
  /// The last line at which the first code may begin.
  let lastLine: Int

  func violations(in tree: SourceTree) -> [Violation] {
    guard let file = tree.file("README.md") else { return [] }
    let index = file.lines.firstIndex { $0.hasPrefix("```") }
    guard index.map({ $0 >= lastLine }) ?? true else { return [] }
    let message = "the first code begins after line \(lastLine): show some before"
    return [Violation(path: file.path, line: index.map { $0 + 1 } ?? 1, message: message)]
  }
}
