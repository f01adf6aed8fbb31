/// Words that have no place in the package, and what to do without them.
struct ForbiddenText: Sendable {
  /// The words as they would be written.
  let words: String

  /// What to do instead.
  let advice: String

  /// The files that are searched: a folder or one file.
  var path = "Sources/"

  /// The files that may say it.
  var exceptions: Set<String> = []

  /// Whether comments and literals are searched too.
  var inComments = false

  /// Returns the lines of a file that have the words.
  func lines(in file: SourceFile) -> [Int] {
    guard file.path.hasPrefix(path), !exceptions.contains(file.path) else { return [] }
    let needle = Token.read(words).map(\.text)
    let tokens = inComments ? Token.read(file.text) : file.tokens
    return tokens.indices.filter { index in
      tokens[index].text == needle[0] && tokens[index...].starts(with: needle) { $0.text == $1 }
    }.map { tokens[$0].line }
  }
}
