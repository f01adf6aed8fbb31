/// The line that runs a counterexample again, to be pasted where it is read.
public enum ReplayLine: Sendable {
  /// A call of a tool of the package, by its name.
  case command(String)

  /// A call in a test.
  case test

  /// Returns the line for the events of a token.
  func text(flow: String, token: String) -> String {
    switch self {
    case .command(let tool): "swift run \(tool) replay \(flow) \"\(token)\""
    case .test: "verify(\(flow)(), replaying: \"\(token)\")"
    }
  }
}
