/// How one value is read from memory.
@MainActor
enum Layout {
  /// Bytes that say all there is to say.
  case bits(Int)

  /// A string.
  case text

  /// A reference to an object, or nothing.
  case reference

  /// A reference that becomes nil when the object goes.
  case weakReference

  /// A reference that does not notice when the object goes.
  case unownedReference

  /// A value that may be missing.
  case optional(OptionalLayout)

  /// Values that lie one after the other.
  case elements(ElementsLayout)

  /// A value that cannot be looked into, such as a closure.
  case opaque(Any.Type)

  /// A value that knows itself how it is read.
  case special((UnsafeRawPointer, StateReader) -> Void)
}
