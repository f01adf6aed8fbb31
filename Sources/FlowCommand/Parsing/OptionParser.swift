/// Reads the flows and options of an exploration.
struct OptionParser {
  private static let names = [
    "--strategy", "--seed", "--depth", "--states", "--time", "--impatience",
    ProfileParser.option,
  ]

  private var arguments: ArraySlice<String>
  private var options = ExploreOptions()

  init(_ arguments: [String]) {
    self.arguments = arguments[...]
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
    if options.isRandom == false, options.seed != nil {
      throw UsageError(message: "--seed is for --strategy random; an exhaustive one needs none.")
    }
    return options
  }

  private mutating func read(_ name: String, _ given: String?) throws(UsageError) {
    guard Self.names.contains(name) else {
      let hint = Spelling.suggestion(for: name, among: Self.names)
      throw UsageError(message: "\"explore\" has no option \"\(name)\".\(hint)")
    }
    guard let value = given ?? arguments.popFirst() else {
      throw UsageError(message: "\(name) needs a value.")
    }
    switch name {
    case "--strategy": options.isRandom = try isRandom(value)
    case "--seed": options.seed = try seed(value)
    case "--depth": options.depth = try count(value, of: name)
    case ProfileParser.option: options.profiles.append(try ProfileParser.profile(value))
    case "--impatience": options.impatience = try count(value, of: name)
    case "--states": options.states = try count(value, of: name)
    default: options.time = try time(value)
    }
  }

  private func isRandom(_ value: String) throws(UsageError) -> Bool {
    guard ["exhaustive", "random"].contains(value) else {
      let hint = Spelling.suggestion(for: value, among: ["exhaustive", "random"])
      throw UsageError(
        message: "--strategy is exhaustive or random, not \"\(value)\".\(hint)")
    }
    return value == "random"
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

  private func time(_ value: String) throws(UsageError) -> Duration {
    let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("", 1)]
    let unit = units.first { value.hasSuffix($0.0) } ?? ("", 1)
    let number = Double(value.dropLast(unit.0.count))
    guard let number, number > 0, number * unit.1 < 1e9 else {
      throw UsageError(message: "--time takes a time such as 500ms, 30s or 2m, not \"\(value)\".")
    }
    return .seconds(number * unit.1)
  }
}
