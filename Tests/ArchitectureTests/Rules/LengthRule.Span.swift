extension LengthRule {
  /// Some lines of a file that go by a name.
  struct Span {
    /// What the lines are.
    let name: String

    /// The path of the file.
    let path: String

    /// The line they begin at.
    let line: Int

    /// The number of lines.
    let length: Int
  }
}
