/// A place in a text.
public struct TextPlace: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int

  /// The character in the line, counted from 1.
  public var column: Int

  /// Creates a place; the beginning when nothing is given.
  public init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// Returns the place behind a character that stands here.
  func after(_ character: Character) -> TextPlace {
    character.isNewline ? TextPlace(line: line + 1) : TextPlace(line: line, column: column + 1)
  }
}
