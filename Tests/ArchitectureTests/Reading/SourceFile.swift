/// A file of the repository as the rules see it: text, code, tokens, and its place.
struct SourceFile: Sendable {
  /// The path from the root of the repository.
  let path: String

  /// All of the text.
  let text: String

  /// The text with comments and the contents of literals blanked, line by line the same.
  let code: String

  /// The words and signs of the code.
  let tokens: [Token]

  /// Creates a file; only Swift has code.
  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = path.hasSuffix(".swift") ? CodeMask.code(of: text) : ""
    tokens = Token.read(code)
  }

  /// The lines of the text.
  var lines: [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// The module that the file belongs to, if it is one of the sources.
  var module: String? {
    let parts = path.split(separator: "/")
    guard parts.count > 1, parts[0] == "Sources" else { return nil }
    return parts[1..<moduleDepth].joined(separator: "/")
  }

  /// The path within the module.
  var pathInModule: String { path.split(separator: "/")[moduleDepth...].joined(separator: "/") }

  /// The first folder within the module, or "." for a file right in it.
  var folder: String {
    let parts = pathInModule.split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : "."
  }

  /// The name of the file without its extension.
  var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
  }

  /// The types, aliases and extensions in the file.
  var declarations: [Declaration] { DeclarationReader.read(tokens) }

  /// The functions, initialisers and computed properties in the file.
  var functions: [Function] { FunctionReader.read(tokens) }

  /// The imports of the file.
  var imports: [Import] { Import.read(tokens) }

  /// The shims share a folder in which each is a module.
  private var moduleDepth: Int {
    let parts = path.split(separator: "/")
    return min(parts.count, parts.dropFirst().first == "Shims" ? 3 : 2)
  }
}
