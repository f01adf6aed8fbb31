/// A line of the source, as reports name it: by the file's module and name.
struct SourcePlace: Hashable {
  /// The module and the name of the file, or the name alone where no more is known.
  let file: String

  /// The line, counted from 1.
  let line: Int
}
