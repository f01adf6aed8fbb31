/// Why a formula cannot be checked.
public enum FormulaError: Error, Hashable, Sendable {
  /// Its automaton would have more than 2000 states or 10,000 transitions, or 64 conditions or more.
  case tooLarge

  /// What is to be possible, or to happen sometimes, speaks of more than one moment.
  case notOfOneMoment

  /// "Within" so many events, which is not between 0 and 1000.
  case outOfRange(Int)
}

extension FormulaError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence.
  public var description: String {
    switch self {
    case .tooLarge:
      "The formula is too large to be checked: say it in several smaller ones."
    case .notOfOneMoment:
      "What is to be possible or to happen sometimes must be something that is true of a single "
        + "moment: leave out words such as \"always\", \"eventually\", \"next\" and \"until\"."
    case .outOfRange(let count):
      "\"Within \(count) events\" cannot be checked: give 0 to 1000."
    }
  }
}
