/// Why a file cannot be rewritten.
package enum RewritingError: Error, Equatable, Sendable {
  /// There is no such file, or it is no text in UTF-8.
  case unreadable(path: String)

  /// The rewritten file cannot be put where it belongs.
  case unwritable(path: String)

  /// The command line says nothing that the tool understands.
  case usage
}

extension RewritingError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence.
  package var description: String {
    switch self {
    case .unreadable(let path):
      "error: \(path) cannot be read as UTF-8 text; see that it is there and that it is Swift."
    case .unwritable(let path):
      "error: \(path) cannot be written; see that its folder may be written to."
    case .usage: "usage: uikit-sources --output FOLDER FILE…"
    }
  }
}
