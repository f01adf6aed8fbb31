/// A value that nobody but the user can know: a property of the flow, to be filled in.
struct UnknownValue: Hashable {
  /// What the property is called.
  let name: String

  /// Its type.
  let type: TypeText

  /// The line of code that declares it, with a value to begin with where the type has one that will do.
  var line: String {
    initial.map { "var \(name): \(type) = \($0)  // fill in" } ?? "let \(name): \(type)  // fill in"
  }

  private var initial: String? {
    switch type.description {
    case "String": "\"\""
    case "Int", "Double", "CGFloat", "Float": "0"
    case "Bool": "false"
    default: type.element != nil ? "[]" : type.wrapped != nil ? "nil" : nil
    }
  }
}
