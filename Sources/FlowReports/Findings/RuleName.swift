import ModelChecking

/// The names by which tools know promises: small letters, digits and hyphens.
enum RuleName {
  private static let longest = 60

  /// Returns the name of a promise's rule, the same in every report.
  ///
  /// Where letters and spaces are not all that there is, some digits tell it from others.
  static func text(of promise: String) -> String {
    let words = promise.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.joined(separator: "-")
    let isWhole = name.count <= longest && words.joined(separator: " ") == promise.lowercased()
    if isWhole, !name.isEmpty { return name }
    var hasher = FingerprintHasher()
    hasher.combine(promise)
    let start = name.prefix(longest)
    return (start.isEmpty ? "promise" : start) + "-" + hasher.fingerprint.description.prefix(8)
  }
}
