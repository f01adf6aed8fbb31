/// The symbols of a module, found by what they are called and what they belong to.
struct AppModule: Sendable {
  /// The name of the module.
  let name: String

  private let symbols: [String: Symbol]
  private let byPath: [String: Symbol]
  private let inside: [String: [Symbol]]
  private let above: [String: [Relationship]]

  /// Looks up what graphs of one module say.
  init(_ graphs: [SymbolGraph]) {
    name = graphs.first?.module ?? ""
    let all = graphs.flatMap(\.symbols)
    let relationships = graphs.flatMap(\.relationships)
    let symbols = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    self.symbols = symbols
    byPath = Dictionary(all.map { ($0.path, $0) }) { first, _ in first }
    let memberships = relationships.filter { ["memberOf", "requirementOf"].contains($0.kind) }
    inside = Dictionary(grouping: memberships, by: \.target).mapValues { members in
      Set(members.compactMap { symbols[$0.source] }).sorted {
        ($0.file, $0.line) < ($1.file, $1.line)
      }
    }
    above = Dictionary(
      grouping: relationships.filter { ["conformsTo", "inheritsFrom"].contains($0.kind) },
      by: \.source)
  }

  /// The classes that a test can use, by file and line.
  var classes: [Symbol] {
    symbols.values.filter { $0.kind == "class" && $0.isAccessible }
      .sorted { ($0.file, $0.line, $0.id) < ($1.file, $1.line, $1.id) }
  }

  /// Returns what has a name, also one that counts from a type around it.
  func symbol(named path: String) -> Symbol? { byPath[path] }

  /// Returns what is declared in a type, by line.
  func members(of symbol: Symbol) -> [Symbol] {
    (inside[symbol.id] ?? []).filter(\.isAccessible)
  }

  /// Returns what a protocol asks for, also those that it inherits from, which come last.
  func requirements(of symbol: Symbol) -> [Symbol] {
    let inherited = ancestors(of: symbol).sorted().compactMap { byPath[$0] }
    return ([symbol] + inherited.filter { $0.kind == "protocol" }).flatMap(members)
  }

  /// Returns the names of all that a type inherits from or conforms to, with their modules' names where
  /// they are of others.
  func ancestors(of symbol: Symbol) -> Set<String> {
    var names: Set<String> = []
    var open = [symbol.id]
    while let id = open.popLast() {
      for relationship in above[id] ?? [] {
        let name = symbols[relationship.target]?.path ?? relationship.targetName ?? ""
        if names.insert(name).inserted { open.append(relationship.target) }
      }
    }
    return names
  }

  /// Whether a type is a screen.
  func isScreen(_ symbol: Symbol) -> Bool {
    ancestors(of: symbol).contains { name in
      let last = name.split(separator: ".").last ?? ""
      return last.hasPrefix("UI") && last.hasSuffix("Controller")
    }
  }

  /// Whether a type is a coordinator: it says so, or it is one of the pattern's.
  func isCoordinator(_ symbol: Symbol) -> Bool {
    guard !isScreen(symbol) else { return false }
    return symbol.name.hasSuffix("Coordinator") || isOfPattern(symbol)
  }

  /// Whether a type is a coordinator of the module Coordinators.
  func isOfPattern(_ symbol: Symbol) -> Bool {
    ancestors(of: symbol).contains("Coordinators.Coordinator")
  }

  /// Returns the classes that conform to a protocol.
  func classes(conformingTo name: String) -> [Symbol] {
    classes.filter { ancestors(of: $0).contains(name) }
  }
}
