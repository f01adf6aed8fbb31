/// A line of a spec, by which errors say where they are.
struct SpecLine: Hashable, Sendable {
  let path: String

  /// The number of the line, counted from 1.
  let number: Int

  /// What stands in it, without its end.
  let text: String

  /// The file and the line.
  var place: String { "\(path):\(number)" }

  /// Returns an error at a character, counted from 1.
  func error(at column: Int, _ message: String) -> SpecError {
    SpecError(path: path, line: number, column: column, text: text, message)
  }
}
