/// The parts of a symbol graph's JSON that are looked at.
struct SymbolGraphFile: Decodable {
  struct Metadata: Decodable {
    struct Version: Decodable {
      let major: Int
      let minor: Int
    }

    let formatVersion: Version
  }

  struct Module: Decodable {
    let name: String
  }

  struct Kind: Decodable {
    let identifier: String
  }

  struct Identifier: Decodable {
    let precise: String
  }

  struct Fragment: Decodable {
    let spelling: String
  }

  struct Location: Decodable {
    struct Position: Decodable {
      let line: Int
    }

    let uri: String
    let position: Position
  }

  struct Generics: Decodable {
    struct Parameter: Decodable {}

    let parameters: [Parameter]?
  }

  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let accessLevel: String
    let location: Location?
    let swiftGenerics: Generics?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  let metadata: Metadata
  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]
}
