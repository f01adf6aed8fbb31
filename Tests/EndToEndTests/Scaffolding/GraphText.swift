import FlowScaffolding
import Foundation

/// A symbol graph written by hand, as the compiler writes it.
struct GraphText {
  private var symbols: [String] = []
  private var relationships: [String] = []

  /// Adds a type, with what it inherits from or conforms to: types of UIKit by their whole names.
  mutating func add(
    _ kind: String, _ path: String, _ ancestors: String..., isGeneric: Bool = false,
    members: [String] = []
  ) {
    symbols.append(symbol(kind, path, "\(kind) \(path)", isGeneric))
    relationships += ancestors.map { relationship("inheritsFrom", path, $0) }
    for member in members { add(member, to: path, isRequired: kind == "protocol") }
  }

  private mutating func add(_ declaration: String, to owner: String, isRequired: Bool) {
    let kind =
      declaration.contains("init") ? "init" : declaration.contains("func ") ? "method" : "property"
    let start = ["func ", "var "].compactMap { declaration.firstRange(of: $0)?.upperBound }.first
    let rest = declaration[(start ?? declaration.startIndex)...]
    let name = String(rest.prefix { !"(:<".contains($0) })
    let path = "\(owner).\(name)\(kind == "property" ? "" : "(\(symbols.count):)")"
    symbols.append(symbol(kind, path, declaration, declaration.contains("<")))
    relationships.append(relationship(isRequired ? "requirementOf" : "memberOf", path, owner))
  }

  /// The flow that is written for the module.
  func flow(root: String? = nil) throws -> String {
    let graph = try FlowScaffolding.SymbolGraph(json: Data(text().utf8), from: "App.json")
    return try FlowScaffold(of: [graph], root: root).text
  }

  /// The text, under a version of the format.
  func text(version: String = #"{ "major": 0, "minor": 6, "patch": 0 }"#) -> String {
    """
    {
      "metadata": { "formatVersion": \(version), "generator": "by hand" },
      "module": { "name": "App", "platform": {} },
      "symbols": [\(symbols.joined(separator: ","))],
      "relationships": [\(relationships.joined(separator: ","))]
    }
    """
  }

  private func symbol(
    _ kind: String, _ path: String, _ declaration: String, _ isGeneric: Bool
  ) -> String {
    let names = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ", ")
    let generics = #", "swiftGenerics": { "parameters": [{ "name": "Item" }] }"#
    return """
      {
        "kind": { "identifier": "swift.\(kind)" },
        "identifier": { "precise": "\(path)" },
        "pathComponents": [\(names)],
        "declarationFragments": [{ "kind": "text", "spelling": "\(declaration)" }],
        "accessLevel": "internal"\(isGeneric ? generics : ""),
        "location": { "uri": "file:///App/App.swift", "position": { "line": \(symbols.count) } }
      }
      """
  }

  private func relationship(_ kind: String, _ source: String, _ target: String) -> String {
    """
    {
      "kind": "\(kind)", "source": "\(source)", "target": "\(target)",
      "targetFallback": "\(target)"
    }
    """
  }
}
