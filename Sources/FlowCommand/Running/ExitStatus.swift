/// What the tool says to the shell.
public enum ExitStatus: Int32, Sendable {
  /// Every promise is kept, and everything was explored; or nothing was found in a time of fuzzing.
  case holds = 0

  /// A promise is broken.
  case violated = 1

  /// Nothing was found, but not everything was explored.
  case undecided = 2

  /// Nothing was found, but a bound left something out, and all was to be explored.
  case bounded = 3

  /// Nothing was found, but chance left something out, and all was to be explored.
  case sampled = 4

  /// The command line cannot be understood.
  case usage = 64

  /// A replay token or file cannot be understood.
  case unreadableInput = 65

  /// A flow is declared wrongly and was left out, or the results could not be written.
  case `internal` = 70
}
