/// What the reader needs to know of a type, looked up once.
@MainActor
final class TypeCatalog {
  /// What can be read of the values of a type.
  enum Contents {
    /// The stored properties.
    case properties

    /// What an object of the model tells itself.
    case model

    /// Nothing: the type belongs to a system library.
    case nothing
  }

  /// A type's name and what can be read of it.
  struct Entry {
    let name: String
    let contents: Contents
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Returns what is known of a type.
  subscript(type: Any.Type) -> Entry {
    if let known = entries[ObjectIdentifier(type)] { return known }
    let name = Self.stableName(of: type)
    let entry = Entry(name: name, contents: Self.contents(of: name))
    entries[ObjectIdentifier(type)] = entry
    return entry
  }

  /// Returns a type's full name without the address that stands in it for a private context.
  private static func stableName(of type: Any.Type) -> String {
    var name = String(reflecting: type)
    while let start = name.firstRange(of: "(unknown context at "),
      let end = name[start.upperBound...].firstIndex(of: ")")
    {
      name.replaceSubrange(start.lowerBound...end, with: "private")
    }
    return name
  }

  private static func contents(of name: String) -> Contents {
    if name.hasPrefix("HeadlessUIKit.") || name.hasPrefix("FlowChecking.") { return .model }
    if name.hasPrefix("Foundation.") || name.hasPrefix("__C.") { return .nothing }
    return .properties
  }
}
