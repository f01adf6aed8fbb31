/// A place in source code.
public struct CodeLocation: Hashable, Sendable, CustomStringConvertible {
  /// The module and the name of the file.
  public let fileID: String

  /// The line, counted from 1.
  public let line: Int

  /// Creates a location.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The name of the file and the line.
  public var description: String {
    "\(fileID.split(separator: "/").last ?? ""):\(line)"
  }
}
