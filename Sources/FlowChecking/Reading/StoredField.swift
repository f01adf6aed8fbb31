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
}
