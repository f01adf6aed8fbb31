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

  /// Takes the option out of some arguments, and returns its profile, or nil without one.
  static func take(from arguments: inout [String]) throws(UsageError) -> UIKitProfile? {
    guard let name = try OptionTaker.take(option, from: &arguments) else { return nil }
    return try profile(name)
  }
}
