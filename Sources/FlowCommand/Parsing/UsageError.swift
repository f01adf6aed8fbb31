/// A command line that cannot be understood, and why.
struct UsageError: Error, Hashable {
  /// One sentence, or two.
  let message: String
}
