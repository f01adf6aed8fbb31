/// Who finds something out.
enum Finder: Hashable {
  /// The engine, which is where the report is made.
  case engine

  /// A scout of this process, by a number of its own.
  case scout(Int)

  /// Somebody who was here before, or is elsewhere.
  case another
}
