/// Why reports cannot become one.
public enum MergeError: Error, Hashable, Sendable {
  /// There is none.
  case noReports

  /// Two were written by different tools.
  case otherTools(String, String)

  /// They are parts of several wholes.
  case otherShards(Int, Int)

  /// A flow was explored in two ways.
  case otherSettings(flow: String)

  /// A flow does in one report what it does not do in another.
  case otherFlow(String, String)
}

extension MergeError: CustomStringConvertible {
  /// What does not belong together and what can be done, in one sentence.
  public var description: String {
    switch self {
    case .noReports: "there is no report to merge"
    case .otherTools(let first, let second):
      "one report was written by \(first), another by \(second): explore with the same tool"
    case .otherShards(let first, let second):
      "one report is one of \(first) shards, another one of \(second)"
    case .otherSettings(let flow):
      "the flow \(flow) was not explored with the same strategy, impatience, state key and profile of "
        + "UIKit each time"
    case .otherFlow(let flow, let reason):
      "the flow \(flow) is not the same each time: \(reason)"
    }
  }
}
