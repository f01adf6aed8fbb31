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

  /// The first number of the versions of the format that are understood.
  private static let version = 0

  /// Reads a graph as the compiler writes it, into a file of a name.
  ///
  /// - Throws: ``ScaffoldError/unreadable(file:reason:)`` when it is something else.
  public init(json: Data, from file: String) throws(ScaffoldError) {
    let graph: SymbolGraphFile
    do {
      graph = try JSONDecoder().decode(SymbolGraphFile.self, from: json)
    } catch {
      throw .unreadable(file: file, reason: (error as? DecodingError)?.sentence ?? "\(error)")
    }
    let version = graph.metadata.formatVersion
    guard version.major == Self.version else {
      let known = "only 0.x is known"
      throw .unreadable(
        file: file, reason: "its format is \(version.major).\(version.minor), and \(known)")
    }
    module = graph.module.name
    symbols = graph.symbols.map { Symbol($0) }
    relationships = graph.relationships.map { Relationship($0) }
  }
}
