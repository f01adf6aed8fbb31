/// A word, a sign or a literal of Swift source; comments and white space are none.
struct SourceToken: Equatable {
  /// What a token is.
  enum Kind {
    /// An identifier, with its backticks, a keyword or a number.
    case word

    /// One sign, such as a brace or one character of an operator.
    case sign

    /// A regular expression, or a string up to its end or to the next code interpolated into it.
    case literal
  }

  /// What the token is.
  let kind: Kind

  /// The characters of a word or a sign; empty for a literal, which nobody asks for.
  let text: String

  /// Where the token stands, in bytes.
  let range: Range<Int>
}
