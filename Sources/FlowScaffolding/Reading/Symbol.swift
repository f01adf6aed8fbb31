/// Something that a module declares.
struct Symbol: Hashable, Sendable {
  /// What tells it from all others.
  let id: String

  /// What it is, such as "class" and "method".
  let kind: String

  /// Its name, behind the names of what it is in: "Home.Step".
  let path: String

  /// Its name: "Step", and "show(_:animated:)" for a method.
  let name: String

  /// Its declaration as it stands in the source.
  let declaration: String

  /// Whether clients of the module can use it without being tests of it.
  let isPublic: Bool

  /// Whether a test of the module can use it.
  let isAccessible: Bool

  /// Whether it is for types that whoever uses it chooses.
  let isGeneric: Bool

  /// The path of its file; empty where there is none.
  let file: String

  /// Its line.
  let line: Int

  init(_ symbol: SymbolGraphFile.Symbol) {
    id = symbol.identifier.precise
    kind = symbol.kind.identifier.replacing("swift.", with: "")
    path = symbol.pathComponents.joined(separator: ".")
    name = symbol.pathComponents.last ?? ""
    declaration = symbol.declarationFragments?.map(\.spelling).joined() ?? ""
    isPublic = ["public", "open"].contains(symbol.accessLevel)
    isAccessible = isPublic || ["internal", "package"].contains(symbol.accessLevel)
    isGeneric = symbol.swiftGenerics?.parameters?.isEmpty == false
    file = symbol.location.map { $0.uri.replacing("file://", with: "") } ?? ""
    line = symbol.location?.position.line ?? 0
  }

  /// The name of a method without its labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }

  /// The type of a property, or what a name of a type stands for.
  var type: TypeText? {
    let start = declaration.firstRange(of: kind == "typealias" ? " = " : ": ")
    return start.map { TypeText(String(declaration[$0.upperBound...].prefix { $0 != "{" })) }
  }
}
