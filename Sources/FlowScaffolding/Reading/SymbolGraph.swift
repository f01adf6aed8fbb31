public import Foundation

/// What the compiler tells of a module's symbols
/// (https://github.com/swiftlang/swift-docc-symbolkit/blob/main/openapi.yaml).
public struct SymbolGraph: Sendable {
  /// The name of the module.
  let module: String

  /// The module's symbols.
  let symbols: [Symbol]

  /// What they have to do with one another.
  let relationships: [Relationship]

  /// Reads a graph as the compiler writes it.
  ///
  /// - Throws: ``ScaffoldError/unreadable(_:)`` when it is something else.
  public init(json: Data) throws(ScaffoldError) {
    do {
      let file = try JSONDecoder().decode(SymbolGraphFile.self, from: json)
      module = file.module.name
      symbols = file.symbols.map { Symbol($0) }
      relationships = file.relationships.map { Relationship($0) }
    } catch {
      throw .unreadable("\(error)")
    }
  }
}
