/// Reads where machines that share the states of flows tell each other what they find out.
enum ExchangeParser {
  /// The option that names a folder.
  static let option = "--exchange"

  /// Checks that the other options go with it.
  static func check(_ options: ExploreOptions) throws(UsageError) {
    guard options.exchange != nil else { return }
    if options.drawsNumbers {
      throw UsageError(
        message: "\(option) is for what explores in order; where events are drawn at random, each "
          + "shard has a seed of its own.")
    }
    if options.checkpoint != nil {
      throw UsageError(
        message: "\(option) keeps what is known as well: leave out --checkpoint and --resume.")
    }
    if options.shard != nil, options.isolation.isInProcess {
      throw UsageError(
        message: "\(option) has workers share the states; \(IsolationParser.inProcess) has none.")
    }
  }
}
