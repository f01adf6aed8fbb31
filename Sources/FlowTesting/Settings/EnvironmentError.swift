/// A variable of the environment whose value says nothing.
struct EnvironmentError: Error, Hashable, CustomStringConvertible {
  /// The variable.
  let variable: EnvironmentVariable

  /// Its value.
  let value: String

  /// What is wrong and what to do, in a sentence.
  var description: String {
    "The environment variable \(variable.rawValue) takes \(variable.kind), not \"\(value)\"."
  }
}
