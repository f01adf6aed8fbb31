/// Type names say what a thing stands for, without words that fit anything.
struct ForbiddenNameRule: Rule {
  func violations(in tree: SourceTree) -> [Violation] {
    tree.sources.flatMap { file in
      file.declarations.filter { !$0.isExtension }.compactMap { declaration in
        word(in: declaration.name).map { word in
          Violation(
            path: file.path, line: declaration.line,
            message: "no \(word) in \(declaration.name): name it after what it stands for")
        }
      }
    }
  }

  private func word(in name: String) -> String? {
    ["Manager", "Helper", "Util"].first { name.contains($0) }
      ?? ["Base", "Impl"].first { name.hasSuffix($0) }
  }
}
