/// A place in source code.
public struct CodeLocation: Hashable, Sendable, CustomStringConvertible {
  /// The module and the name of the file.
  public let fileID: String

  /// The path of the file where it was compiled.
  public let filePath: String

  /// The line, counted from 1.
  public let line: Int

  /// The column, counted from 1.
  public let column: Int

  /// Creates a location.
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The name of the file and the line.
  public var description: String {
    "\(fileID.split(separator: "/").last ?? ""):\(line)"
  }
}
