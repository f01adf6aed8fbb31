/// Paths in addresses, where most characters stand as "%" and their bytes (RFC 3986, section 2).
enum URIText {
  private static let plain = Set("-._~/+".utf8)

  /// Returns a path as it stands in an address.
  static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain || plain.contains(byte) { return String(character) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0\(digits)" : digits)
    }.joined()
  }
}
