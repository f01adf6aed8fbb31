/// Something in a source that cannot be kept, and what to write instead.
package struct SourceWarning: Equatable, Sendable {
  /// The line, counted from one.
  package let line: Int

  /// The column, counted from one in bytes, as compilers count.
  package let column: Int

  /// What is wrong, and what to do.
  package let message: String

  /// Creates a warning.
  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}
