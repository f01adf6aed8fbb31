/// Why a regression cannot be read or written.
public struct RegressionError: Error, Hashable, Sendable {
  /// The file or folder.
  public let path: String

  /// The line at fault, counted from 1; nil when it is the file as a whole.
  public let line: Int?

  /// What is wrong, in words that a colon goes before.
  public let reason: String
}

extension RegressionError: CustomStringConvertible {
  /// The place and what is wrong, in one sentence.
  public var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)."
  }
}
