/// Some words have no place in the sources or the manifest.
struct ForbiddenTextRule: Rule {
  /// The words.
  let texts: [ForbiddenText]

  func violations(in tree: SourceTree) -> [Violation] {
    tree.files.flatMap { file in
      texts.flatMap { text in
        text.lines(in: file).map { line in
          Violation(
            path: file.path, line: line, message: "no \(text.words) here: \(text.advice)")
        }
      }
    }
  }
}
