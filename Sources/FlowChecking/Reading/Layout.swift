/// How the values of a type are read from memory.
@MainActor
indirect enum Layout {
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

  /// Values side by side.
  case parts([LayoutPart])

  /// A value that cannot be looked into, such as a closure.
  case opaque(Any.Type)

  /// A value that knows itself how it is read.
  case special((UnsafeRawPointer, StateReader) -> Void)
}
