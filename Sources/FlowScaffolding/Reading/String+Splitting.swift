extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The parts between the commas that are in no brackets or quotation marks.
  var splitAtCommas: [String] { split(at: ",") }

  /// The parts between characters that are in no brackets or quotation marks.
  func split(at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    var previous: Character = " "
    for character in self {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted {
        if "([{<".contains(character) { depth += 1 }
        if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
      }
      previous = character
      if character == separator, depth == 0, !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmingBlanks).filter { !$0.isEmpty }
  }

  /// The words of a name in which capitals begin words, in small letters.
  var words: [String] {
    var words: [String] = []
    var wasCapital = true
    for character in self {
      let begins = character.isUppercase && !wasCapital
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(contentsOf: character.lowercased())
      wasCapital = character.isUppercase
    }
    return words
  }
}
