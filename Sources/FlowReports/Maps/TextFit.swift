/// Cuts texts that have no room, by the width that letters have at most in common fonts.
enum TextFit {
  /// Returns as much of a text as has room, with an ellipsis where some has not.
  static func fit(_ text: String, in width: Int, size: Double) -> String {
    if self.width(of: text, size: size) <= Double(width) { return text }
    var cut = ""
    var room = Double(width) - size * 0.9
    for letter in text {
      room -= self.width(of: letter) * size
      if room < 0 { break }
      cut.append(letter)
    }
    return cut + "…"
  }

  /// Returns a text as one line, or where that has no room as two that break between words.
  static func lines(of text: String, in width: Int, size: Double) -> [String] {
    guard self.width(of: text, size: size) > Double(width) else { return [text] }
    let words = NameWords.split(String(text.prefix(200)))
    let ends = words.reduce(into: [0.0]) {
      $0.append($0[$0.count - 1] + self.width(of: $1, size: 1))
    }
    func longest(_ cut: Int) -> Double { max(ends[cut], ends[words.count] - ends[cut]) }
    guard let cut = (1..<max(1, words.count)).min(by: { longest($0) < longest($1) }) else {
      return [text]
    }
    let rest = words[cut...].joined() + text.dropFirst(200)
    return [words[..<cut].joined(), rest].map { String($0.drop { $0 == " " }) }
  }

  /// Returns how wide a text is at most.
  static func width(of text: String, size: Double) -> Double {
    text.reduce(0) { $0 + width(of: $1) } * size
  }

  /// Returns how wide a letter is, in parts of the size.
  private static func width(of letter: Character) -> Double {
    guard letter.isASCII else {
      return letter.unicodeScalars.allSatisfy { $0.value < 0x2E80 } ? 0.7 : 1.2
    }
    if "iljI.,:;'|!()[] ".contains(letter) { return 0.36 }
    if "mwMW@%".contains(letter) { return 0.98 }
    return letter.isUppercase ? 0.74 : 0.62
  }
}
