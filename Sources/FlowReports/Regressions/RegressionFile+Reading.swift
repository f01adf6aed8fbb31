import Foundation

extension RegressionFile {
  /// Reads the file at a path.
  ///
  /// - Throws: ``RegressionError`` when there is none, or when it says something else.
  public init(at path: String) throws(RegressionError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RegressionError(path: path, line: nil, reason: "there is no such file to read")
    }
    var parser = RegressionParser(path: path)
    self = try parser.parse([UInt8](data))
  }
}
