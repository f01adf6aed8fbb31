extension LengthRule {
  /// The rule of the sources.
  static let files = LengthRule(
    longest: 300, percentiles: [95: 250, 50: 100],
    advice: "give a type or an aspect a file of its own"
  ) { tree in
    tree.sources.map(span(of:))
  }

  /// The rule of functions and initialisers.
  static let functions = LengthRule(
    longest: 40, percentiles: [95: 24], advice: "name a part of it"
  ) { tree in
    tree.sources.flatMap { spans(in: $0) { !$0.isProperty } }
  }

  /// The rule of computed properties, so that they are no way around the other one.
  static let properties = LengthRule(longest: 40, advice: "name a part of it") { tree in
    tree.sources.flatMap { spans(in: $0, where: \.isProperty) }
  }

  /// The rule of the page that is read first.
  static let readMe = LengthRule(longest: 150, advice: "move a part to where it belongs") { tree in
    tree.file("README.md").map { [span(of: $0)] } ?? []
  }

  /// The rule of the manifest.
  static let manifest = LengthRule(longest: 80, advice: "say it with fewer targets") { tree in
    tree.file("Package.swift").map { [span(of: $0)] } ?? []
  }

  private static func span(of file: SourceFile) -> Span {
    Span(name: "the file", path: file.path, line: 1, length: file.lines.count)
  }

  private static func spans(in file: SourceFile, where isMeant: (Function) -> Bool) -> [Span] {
    file.functions.filter(isMeant).map { function in
      Span(name: function.name, path: file.path, line: function.line, length: function.length)
    }
  }
}
