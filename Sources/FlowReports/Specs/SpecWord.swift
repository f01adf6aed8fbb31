/// Something written in a spec, and where.
struct SpecWord: Hashable, Sendable {
  let text: String
  let line: SpecLine

  /// Where it begins in the line, counted from 1.
  let column: Int

  /// Returns an error at the word.
  func error(_ message: String) -> SpecError { line.error(at: column, message) }
}
