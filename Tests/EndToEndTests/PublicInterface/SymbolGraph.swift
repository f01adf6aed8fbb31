/// What the compiler tells of the public symbols of a module, as far as it is wanted here.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Fragment: Decodable {
      let spelling: String
    }

    struct Comment: Decodable {
      struct Line: Decodable {
        let text: String
      }

      let lines: [Line]
    }

    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let docComment: Comment?
  }

  let symbols: [Symbol]
}

extension SymbolGraph.Symbol {
  /// The symbol's full name in its module.
  var path: String { pathComponents.joined(separator: ".") }

  /// The declaration as one line.
  var declaration: String {
    declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// The first paragraph of the symbol's documentation, as one line.
  var abstract: String {
    let lines = docComment?.lines.map(\.text) ?? []
    return lines.prefix { !$0.isEmpty }.joined(separator: " ")
  }
}
