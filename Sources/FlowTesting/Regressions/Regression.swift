import FlowChecking
package import FlowReports
public import Testing

/// A fault that was found once, as a file tells of it, to be an argument of a test.
public struct Regression: Sendable {
  /// What the file says, or why it cannot be read.
  package let file: Result<RegressionFile, RegressionError>

  /// The name of the file.
  public let name: String

  /// Creates a regression of what a file says.
  init(_ file: RegressionFile) {
    self.file = .success(file)
    name = file.regression.name
  }

  /// Creates a regression that cannot be read.
  init(_ error: RegressionError) {
    file = .failure(error)
    name = error.path.split(separator: "/").last.map(String.init) ?? error.path
  }

  /// Reads the file at a path, beside another file unless it begins with a slash.
  package init(at path: String, beside file: String) {
    do {
      self.init(try RegressionFile(at: RegressionFolder.path(of: path, beside: file)))
    } catch {
      self.init(error)
    }
  }
}

extension Regression: CustomTestStringConvertible {
  /// The name of the file.
  public var testDescription: String { name }
}

extension Regression: CustomTestArgumentEncodable {
  /// Encodes what tells the file from others of its folder.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    try name.encode(to: encoder)
  }
}
