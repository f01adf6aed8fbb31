/// Takes single options out of a command line.
enum OptionTaker {
  /// Takes an option with its value out of some arguments; returns nil when it is not among them.
  static func take(_ option: String, from arguments: inout [String]) throws(UsageError) -> String? {
    let place = arguments.firstIndex { $0 == option || $0.hasPrefix("\(option)=") }
    guard let place else { return nil }
    let argument = arguments.remove(at: place)
    if argument != option { return String(argument.dropFirst(option.count + 1)) }
    guard arguments.indices.contains(place) else {
      throw UsageError(message: "\(option) needs a value.")
    }
    return arguments.remove(at: place)
  }
}
