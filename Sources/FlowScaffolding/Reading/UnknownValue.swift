/// A value that nobody but the user can know: a property of the flow, to be filled in.
struct UnknownValue: Hashable {
  /// What the property is called, in code.
  let name: String

  /// Its type, in code.
  let type: String

  private let initial: String?

  /// Creates a value under a name made of words.
  init(_ words: [String], of type: TypeText, in module: AppModule) {
    let name = (words.first ?? "") + words.dropFirst().map(\.capitalizedFirst).joined()
    self.name = Keyword.escaping(name)
    let symbol = module.symbol(named: type.description)
    self.type = symbol?.kind == "protocol" ? "any \(type)" : type.description
    initial = Self.initial(of: type)
  }

  /// The line of code that declares it, with a value to begin with where the type has one that will do.
  var line: String {
    initial.map { "var \(name): \(type) = \($0)  // fill in" } ?? "let \(name): \(type)  // fill in"
  }

  private static func initial(of type: TypeText) -> String? {
    switch type.description {
    case "String": "\"\""
    case "Int", "Double", "CGFloat", "Float": "0"
    case "Bool": "false"
    default:
      type.element != nil ? "[]" : type.isDictionary ? "[:]" : type.wrapped != nil ? "nil" : nil
    }
  }
}

extension String {
  /// The text with a capital at its start.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
