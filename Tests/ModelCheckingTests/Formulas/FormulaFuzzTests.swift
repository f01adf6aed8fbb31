import ModelChecking
import Testing

@Suite struct FormulaFuzzTests {
  private static let pieces = [
    "always", "never", "eventually", "within", "events", "next", "until", "weak", "release",
    "whenever", "sometimes", "possible", "assuming", "fairness", "of", "strong", "not", "and", "or",
    "true", "false", "->", "<->", "(", ")", ",", "!", "&&", "||", "[]", "<>", "p", "screen", "3",
    "99999999999999999999", "\"", "\"x\"", "\n", "\t", "é", "🧶", "\u{301}", "&", "-", "<", "\\",
    "½", "_",
  ]

  @Test func `random words are read or refused, never trapped on`() {
    var generator = SeededGenerator(seed: Seed(1))
    var readable = 0
    for _ in 0..<10_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in
        Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
          + (Int.random(in: 0..<4, using: &generator) == 0 ? "" : " ")
      }.joined()
      if isReadable(text) { readable += 1 }
    }
    #expect(readable == 232)
  }

  @Test func `formulas read back as what they were, and mutated ones are read or refused`() throws {
    var generator = SeededGenerator(seed: Seed(2))
    var readable = 0
    for _ in 0..<10_000 {
      let formula = Formula.random(depth: 4, using: &generator)
      #expect(try TemporalClaim(parsing: "\(formula)") == .everyRun(formula))
      var characters = Array("\(formula)")
      for _ in 0...Int.random(in: 0..<3, using: &generator) {
        let place = Int.random(in: 0..<characters.count, using: &generator)
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
        characters.replaceSubrange(
          place..<min(characters.count, place + Int.random(in: 0...2, using: &generator)),
          with: Bool.random(using: &generator) ? Array(piece) : [])
        if characters.isEmpty { break }
      }
      if isReadable(String(characters)) { readable += 1 }
    }
    #expect(readable == 1744)
  }

  /// Returns whether a text is a claim; where it is not, the fault is said to be inside.
  private func isReadable(_ text: String) -> Bool {
    do {
      _ = try TemporalClaim(parsing: text)
      return true
    } catch {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      #expect((1...lines.count).contains(error.place.line), "\(error) of \(text)")
      #expect((1...error.line.count + 1).contains(error.place.column), "\(error) of \(text)")
      #expect(!error.message.isEmpty)
      return false
    }
  }
}
