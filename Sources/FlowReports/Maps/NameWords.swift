/// The words of which a name is made, such as those of "SelectVisitType".
enum NameWords {
  /// Returns the words of a name, which are the name again when put together: one ends where a capital
  /// follows a small letter, and after a space.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for letter in name {
      let isStart = letter.isUppercase && word.last?.isLowercase == true
      if isStart || word.last == " " {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    return word.isEmpty ? words : words + [word]
  }
}
