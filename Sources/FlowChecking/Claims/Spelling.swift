/// Finds what somebody may have meant.
package enum Spelling {
  /// Returns the word nearest to another, if they are alike enough.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let scored = words.map { (distance(word.lowercased(), $0.lowercased()), $0) }
    guard let best = scored.min(by: { $0.0 < $1.0 }) else { return nil }
    return best.0 <= max(2, word.count / 3) ? best.1 : begun(by: word, among: words)
  }

  /// Returns a sentence that proposes a word, with a space before it, or nothing.
  package static func suggestion(for word: String, among words: [String]) -> String {
    nearest(to: word, among: words).map { " Did you mean \"\($0)\"?" } ?? ""
  }

  private static func begun(by word: String, among words: [String]) -> String? {
    guard !word.isEmpty else { return nil }
    let word = word.lowercased()
    return words.first { $0.lowercased().hasPrefix(word) }
      ?? words.filter { $0.count > 2 && word.hasPrefix($0.lowercased()) }.max {
        $0.count < $1.count
      }
  }

  /// Returns how many letters have to be put in, left out or replaced to make one word of another.
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (place, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for column in second.indices {
        let replaced = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
