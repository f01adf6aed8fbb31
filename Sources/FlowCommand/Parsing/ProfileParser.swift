import HeadlessUIKit

/// Reads what the command line says of UIKit's version.
enum ProfileParser {
  /// The option that names a profile.
  static let option = "--profile"

  /// Returns the profile of a name such as "iOS 17", or of one with other answers.
  static func profile(_ text: String) throws(UsageError) -> UIKitProfile {
    if let profile = UIKitProfile(text) { return profile }
    let names = UIKitProfile.all.map(\.name).joined(separator: ", ")
    throw UsageError(message: "There is no profile \"\(text)\": there are \(names).")
  }

  /// Takes the option out of some arguments, and returns its profile, or the newest without one.
  static func take(from arguments: inout [String]) throws(UsageError) -> UIKitProfile {
    guard let place = arguments.firstIndex(where: { $0.hasPrefix(option) }) else { return .newest }
    let words = arguments[place].split(separator: "=", maxSplits: 1).map(String.init)
    guard words[0] == option else { return .newest }
    arguments.remove(at: place)
    if words.count > 1 { return try profile(words[1]) }
    guard arguments.indices.contains(place) else {
      throw UsageError(message: "\(option) needs a value.")
    }
    return try profile(arguments.remove(at: place))
  }
}
