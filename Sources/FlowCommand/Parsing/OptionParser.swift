import FlowChecking

/// Reads the flows and options of an exploration.
struct OptionParser {
  private static let complete = "--complete"
  private static let coverage = "--coverage"
  private static let strategy = "--strategy"
  private static let checkpoint = "--checkpoint"
  private static let resume = "--resume"
  private static let valued = [
    "--seed", "--depth", "--states", "--time", "--impatience", ProfileParser.option,
    "--workers", "--regressions", "--report", ShardParser.option, ExchangeParser.option,
    IsolationParser.hang, IsolationParser.memory, checkpoint,
  ]
  private static let flags = [complete, coverage, resume, IsolationParser.inProcess]

  private let verb: Verb
  private var arguments: ArraySlice<String>
  private var options = ExploreOptions()

  /// Prepares to read what follows a verb: fuzzing is a guided exploration for ten seconds, unless a
  /// time is given.
  init(_ arguments: [String], of verb: Verb = .explore) {
    self.verb = verb
    self.arguments = arguments[...]
    guard verb == .fuzz else { return }
    options.isFuzzing = true
    options.strategyName = .guided
    options.time = .seconds(10)
  }

  /// Returns the flows and options; an option's value may follow it or an equals sign.
  mutating func parse() throws(UsageError) -> ExploreOptions {
    while let argument = arguments.popFirst() {
      guard argument.hasPrefix("-") else {
        options.flows.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? String(parts[1]) : nil
      try read(String(parts[0]), value)
    }
    try check()
    return options
  }

  private var names: [String] {
    (verb == .fuzz ? [] : [Self.strategy]) + Self.valued + Self.flags
  }

  private func check() throws(UsageError) {
    try checkCheckpoint()
    try ExchangeParser.check(options)
    guard let strategy = options.strategyName else { return }
    if !strategy.drawsNumbers, options.seed != nil {
      throw UsageError(
        message: "--seed is for --strategy random or guided; \(strategy.rawValue) needs none.")
    }
    if strategy == .depthFirst, options.depth == nil {
      throw UsageError(message: "--strategy depth-first needs --depth, or it may go down for ever.")
    }
  }

  private func checkCheckpoint() throws(UsageError) {
    if options.isResuming, options.checkpoint == nil {
      throw UsageError(message: "\(Self.resume) needs \(Self.checkpoint) FILE, to go on from.")
    }
    let isSampled = options.strategyName?.drawsNumbers == true && options.seed == nil
    if isSampled, options.checkpoint != nil {
      throw UsageError(
        message: "\(Self.checkpoint) needs --seed where events are drawn at random, so that "
          + "\(Self.resume) goes the same way.")
    }
  }

  private mutating func read(_ name: String, _ given: String?) throws(UsageError) {
    guard names.contains(name) else {
      let hint = Spelling.suggestion(for: name, among: names)
      throw UsageError(message: "\"\(verb.rawValue)\" has no option \"\(name)\".\(hint)")
    }
    if Self.flags.contains(name) {
      guard given == nil else { throw UsageError(message: "\(name) takes no value.") }
      return set(name)
    }
    guard let value = given ?? arguments.popFirst() else {
      throw UsageError(message: "\(name) needs a value.")
    }
    switch name {
    case Self.strategy: options.strategyName = try strategy(value)
    case "--seed": options.seed = try seed(value)
    case "--depth": options.depth = try count(value, of: name)
    case ProfileParser.option: options.profiles.append(try ProfileParser.profile(value))
    case "--regressions": options.regressions = value
    case "--report": options.report = value
    case Self.checkpoint: options.checkpoint = value
    case ExchangeParser.option: options.exchange = value
    case ShardParser.option: options.shard = try ShardParser.shard(value)
    case "--impatience": options.impatience = try count(value, of: name)
    case "--workers": options.workers = try count(value, of: name)
    case "--states": options.states = try count(value, of: name)
    case IsolationParser.hang:
      options.isolation.longestEvent = try TimeParser.time(value, of: name)
    case IsolationParser.memory:
      options.isolation.megabytes = try IsolationParser.megabytes(value)
    default: options.time = try TimeParser.time(value, of: name)
    }
  }

  private mutating func set(_ flag: String) {
    switch flag {
    case Self.complete: options.mustBeComplete = true
    case Self.coverage: options.showsCoverage = true
    case Self.resume: options.isResuming = true
    default: options.isolation.isInProcess = true
    }
  }

  private func strategy(_ value: String) throws(UsageError) -> StrategyName {
    if let name = StrategyName(rawValue: value) { return name }
    let names = StrategyName.allCases.map(\.rawValue)
    let hint = Spelling.suggestion(for: value, among: names)
    let list = names.dropLast().joined(separator: ", ") + " or \(StrategyName.guided.rawValue)"
    throw UsageError(message: "--strategy is \(list), not \"\(value)\".\(hint)")
  }

  private func seed(_ value: String) throws(UsageError) -> UInt64 {
    guard let seed = UInt64(value) else {
      throw UsageError(message: "--seed takes a number from 0 to 2⁶⁴ − 1, not \"\(value)\".")
    }
    return seed
  }

  private func count(_ value: String, of name: String) throws(UsageError) -> Int {
    guard let count = Int(value), count > 0 else {
      throw UsageError(message: "\(name) takes a whole number from 1 to 2⁶³ − 1, not \"\(value)\".")
    }
    return count
  }
}
