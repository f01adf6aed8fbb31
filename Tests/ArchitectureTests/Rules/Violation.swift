/// A place where the repository breaks a house rule, and what to do about it.
struct Violation: Equatable, CustomStringConvertible {
  /// The path of the file.
  let path: String

  /// The line, counted from one.
  let line: Int

  /// What is wrong, then what to do.
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}
