/// The line that runs a counterexample again, to be pasted where it is read.
public enum ReplayLine: Sendable {
  /// A call of a tool of the package, by its name.
  case command(String)

  /// A call in a test.
  case test

  /// Returns a word as a shell takes it literally.
  private func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy { Self.plain.contains($0) }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.".utf8)

  /// Returns the line for the events of a token.
  func text(flow: String, token: String) -> String {
    switch self {
    case .command(let tool): "swift run \(tool) replay \(quoted(flow)) \(quoted(token))"
    case .test: "verify(\(flow)(), replaying: \"\(token)\")"
    }
  }
}
