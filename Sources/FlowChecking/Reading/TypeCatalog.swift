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
    let name = String(reflecting: type)
    let entry = Entry(name: name, contents: Self.contents(of: name))
    entries[ObjectIdentifier(type)] = entry
    return entry
  }

  private static func contents(of name: String) -> Contents {
    if name.hasPrefix("HeadlessUIKit.") || name.hasPrefix("FlowChecking.") { return .model }
    if name.hasPrefix("Foundation.") || name.hasPrefix("__C.") { return .nothing }
    return .properties
  }
}
