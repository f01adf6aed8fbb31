import Foundation

extension Report {
  /// Reads a file that was written as report.json, or the one in a folder.
  ///
  /// - Throws: ``RegressionError`` when there is none, or it cannot be read.
  public init(at path: String) throws(RegressionError) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let file = exists && isFolder.boolValue ? "\(path)/report.json" : path
    guard let data = FileManager.default.contents(atPath: file) else {
      throw RegressionError(path: file, line: nil, reason: "there is no such file to read")
    }
    do {
      try self.init(json: String(decoding: data, as: UTF8.self))
    } catch {
      throw RegressionError(path: file, line: nil, reason: "\(error)")
    }
  }
}
