/// Modules import only what the diagram of the architecture allows.
struct ImportRule: Rule {
  /// What a module may import in all of its files.
  let allowed: [String: Set<String>]

  /// What a module may import in one place only, by module and import.
  var places: [String: [String: Place]] = [:]

  func violations(in tree: SourceTree) -> [Violation] {
    tree.sources.flatMap { file in
      file.imports.compactMap { statement in
        complaint(about: statement, in: file).map {
          Violation(path: file.path, line: statement.line, message: $0)
        }
      } + unknownModule(of: file)
    }
  }

  private func complaint(about statement: Import, in file: SourceFile) -> String? {
    guard let module = file.module, let modules = allowed[module] else { return nil }
    if modules.contains(statement.module) { return nil }
    guard let place = places[module]?[statement.module] else {
      return "\(module) may not import \(statement.module): \(advice(for: modules))"
    }
    if place.admits(statement, in: file) { return nil }
    return "\(module) may import \(statement.module) only in \(place): move the code there"
  }

  private func advice(for modules: Set<String>) -> String {
    let names = modules.sorted().joined(separator: ", ")
    return names.isEmpty ? "it imports nothing at all" : "do with \(names)"
  }

  private func unknownModule(of file: SourceFile) -> [Violation] {
    guard let module = file.module, allowed[module] == nil else { return [] }
    let message = "the table of imports has no module \(module): add it or move the file"
    return [Violation(path: file.path, line: 1, message: message)]
  }
}
