import ModelChecking

/// The names by which machines know properties that have been given none: small letters, digits and
/// hyphens.
enum PropertyID {
  private static let longest = 60

  /// Returns what a property of some name is known by, the same in every report.
  ///
  /// Where letters and spaces are not all that there is, some digits tell it from others.
  static func text(of name: String) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let text = words.joined(separator: "-")
    let isWhole = text.count <= longest && words.joined(separator: " ") == name.lowercased()
    if isWhole, !text.isEmpty { return text }
    var hasher = FingerprintHasher()
    hasher.combine(name)
    let start = text.prefix(longest)
    return (start.isEmpty ? "promise" : start) + "-" + hasher.fingerprint.description.prefix(8)
  }
}
