/// A file holds one type and is named after it, or holds extensions and is named after those.
///
/// Extensions and private types may stand beside the type.
struct OneTypeRule: Rule {
  /// The program's first file, and the one that holds all that differs between platforms.
  private static let exempt = ["main", "PlatformUIKit"]

  func violations(in tree: SourceTree) -> [Violation] {
    tree.sources.filter { !Self.exempt.contains($0.stem) }.flatMap { file in
      let declarations = file.declarations
      let subjects = subjects(of: declarations)
      return subjects.isEmpty
        ? extensionViolations(of: file, declarations)
        : typeViolations(of: file, subjects)
    }
  }

  /// Returns the types at the top, or where there is none but no extension either, the aliases.
  private func subjects(of declarations: [Declaration]) -> [Declaration] {
    let visible = declarations.filter { $0.isTopLevel && !$0.isPrivate }
    let types = visible.filter(\.isType)
    return types.isEmpty ? visible.filter { !$0.isExtension } : types
  }

  private func typeViolations(of file: SourceFile, _ types: [Declaration]) -> [Violation] {
    guard let main = types.first(where: { $0.name == file.stem }) ?? types.first else { return [] }
    let misnamed = [main].filter { $0.name != file.stem }.map {
      violation(file, $0, "a file is named after its type: call it \($0.name).swift")
    }
    let strays = types.filter { $0.name != main.name }.map {
      violation(file, $0, "\($0.name) stands beside \(main.name): give it a file of its own")
    }
    return misnamed + strays
  }

  private func extensionViolations(
    of file: SourceFile, _ declarations: [Declaration]
  ) -> [Violation] {
    let extensions = declarations.filter { $0.isTopLevel && $0.isExtension }
    guard let first = extensions.first,
      !extensions.contains(where: { file.stem.isAspect(of: $0.name) }),
      !declarations.contains(where: { !$0.isTopLevel && $0.path == file.stem })
    else { return [] }
    let message = "a file of extensions is named Type+Aspect: call it \(first.name)+….swift"
    return [violation(file, first, message)]
  }

  private func violation(
    _ file: SourceFile, _ declaration: Declaration, _ message: String
  ) -> Violation {
    Violation(path: file.path, line: declaration.line, message: message)
  }
}

extension String {
  fileprivate func isAspect(of type: String) -> Bool {
    hasPrefix(type + "+") && count > type.count + 1
  }
}
