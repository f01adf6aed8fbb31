/// A stored property as it lies in the memory of a value or an object.
struct StoredField {
  /// How a property refers to an object.
  enum Ownership {
    /// It keeps it alive, or is no reference.
    case strong
    /// It becomes nil when the object goes.
    case weak
    /// It neither keeps it alive nor notices when it goes.
    case unowned
  }

  let label: String
  let type: Any.Type
  let offset: Int
  let ownership: Ownership

  /// Returns whether the property has a name, that of its storage or that in the source.
  func isCalled(_ name: String) -> Bool { [label, property].contains(name) }

  /// Whether the property is for who listens to what the user does, as far as its name tells.
  var isForListener: Bool {
    let label = label.lowercased()
    return label.hasSuffix("delegate") || label.hasSuffix("coordinator")
  }

  /// What the source calls the property, where it is lazy or has a wrapper.
  var property: String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") && label.count > 1 ? String(label.dropFirst()) : label
  }
}
