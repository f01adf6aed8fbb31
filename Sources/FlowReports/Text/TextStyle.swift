/// How text is set off: by colours on a terminal, not at all elsewhere.
public enum TextStyle: Sendable {
  /// Without any escape sequences.
  case plain

  /// With the escape sequences of terminals.
  case terminal

  func good(_ text: String) -> String { set(text, "32") }
  func bad(_ text: String) -> String { set(text, "1;31") }
  func unsure(_ text: String) -> String { set(text, "33") }
  func faint(_ text: String) -> String { set(text, "2") }
  func strong(_ text: String) -> String { set(text, "1") }

  private func set(_ text: String, _ code: String) -> String {
    switch self {
    case .plain: text
    case .terminal: "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }
}
