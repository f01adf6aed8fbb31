import ModelChecking
import Testing

@Suite struct FormulaParserTests {
  @Test(arguments: [
    ("p", "p"), ("true", "true"), ("((p))", "p"), ("not p and q", "(not p and q)"),
    ("p or q and r", "(p or (q and r))"), ("p and q until r", "(p and (q until r))"),
    ("p until q until r", "(p until (q until r))"),
    ("p weak until q release r", "(p weak until (q release r))"),
    ("p -> q -> r", "(p -> (q -> r))"), ("p <-> q <-> r", "((p <-> q) <-> r)"),
    ("p -> q or r <-> s", "((p -> (q or r)) <-> s)"),
    ("always sheet -> eventually home", "(always sheet -> eventually home)"),
    ("[](sheet -> <>home)", "always (sheet -> eventually home)"),
    ("! p && q || r", "((not p and q) or r)"), ("never next p", "always not next p"),
    ("eventually within 5 events p and q", "(eventually within 5 events p and q)"),
    ("eventually within 1 event (p)", "eventually within 1 event p"),
    ("whenever p and q, eventually r or s", "always ((p and q) -> eventually (r or s))"),
    ("whenever p eventually within 2 events q", "always (p -> eventually within 2 events q)"),
    ("screen(Home)", "screen(\"Home\")"), ("screen(\"Step 1\")", "screen(\"Step 1\")"),
    ("depth(2) and event(next)", "(depth(\"2\") and event(\"next\"))"),
    ("always\n  (p -> # q)", nil), ("", nil),
  ])
  func `words bind as the grammar says`(text: String, expected: String?) throws {
    let claim = try? TemporalClaim(parsing: text)
    guard let expected else { return #expect(claim == nil) }
    guard case .everyRun(let formula, let fairness) = claim else {
      Issue.record("\(text) is \(claim as Any)")
      return
    }
    #expect("\(formula)" == expected)
    #expect(fairness == Fairness())
    #expect(try TemporalClaim(parsing: expected) == claim)
  }

  @Test func `claims of their own stand at the beginning`() throws {
    let home = Formula.atom(NamedAtom("screen", "Home"))
    #expect(try TemporalClaim(parsing: "always possible screen(Home)") == .alwaysPossible(home))
    #expect(try TemporalClaim(parsing: "sometimes screen(Home)") == .sometimes(home))
    let back = NamedAtom("event", "back")
    #expect(
      try TemporalClaim(
        parsing: """
          always screen(Home) assuming strong fairness of event(back), event("okay")
          assuming weak fairness of event(back)
          """)
        == .everyRun(
          .always(home), Fairness(weak: [back], strong: [back, NamedAtom("event", "okay")])))
  }

  @Test(arguments: [
    (
      "always (sheet -> )",
      """
      line 1, column 18: expected something that is true or false, such as a name, but found ")"
        always (sheet -> )
                         ^
      """
    ),
    (
      "always (p\n  and q",
      """
      line 2, column 8: expected ")" for the "(" before, but found the end
          and q
               ^
      """
    ),
    (
      "p q",
      """
      line 1, column 3: expected "and", "or", "->", "until" or the end, but found "q"
        p q
          ^
      """
    ),
    (
      "p and\n\t& q",
      """
      line 2, column 2: "&" means nothing here: the signs are ( ) , -> <-> ! && || [] <>
        \t& q
        \t^
      """
    ),
    (
      "screen(\"Home)",
      """
      line 1, column 8: a quotation mark is missing behind what begins here
        screen("Home)
               ^
      """
    ),
    (
      "eventually within 1001 events p",
      """
      line 1, column 19: expected a number from 0 to 1000 behind "within", but found "1001"
        eventually within 1001 events p
                          ^
      """
    ),
    (
      "not sometimes p",
      """
      line 1, column 5: "sometimes" speaks of the whole app: it can stand at the beginning only
        not sometimes p
            ^
      """
    ),
    (
      "whenever p q",
      """
      line 1, column 12: expected "eventually" and what comes of it behind "whenever", but found "q"
        whenever p q
                   ^
      """
    ),
    (
      "p assuming fairness of event(a)",
      """
      line 1, column 12: expected "weak" or "strong", but found "fairness"
        p assuming fairness of event(a)
                   ^
      """
    ),
  ])
  func `a fault is shown with its place`(text: String, message: String) {
    #expect(throws: FormulaSyntaxError.self) { try TemporalClaim(parsing: text) }
    do { _ = try TemporalClaim(parsing: text) } catch { #expect("\(error)" == message) }
  }

  @Test func `nesting and length are bounded`() {
    func message(_ text: String) -> String? {
      do { _ = try TemporalClaim(parsing: text) } catch { return error.message }
      return nil
    }
    func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    #expect(message(repeated("not ", 100) + "p") == nil)
    let deep = "more than 100 parts stand within one another here"
    for text in ["not ", "(", "p -> ", "p until ", "whenever "] {
      #expect(message(repeated(text, 101) + "p") == deep, "\(text)")
    }
    let long = "the formula is too long: say it in several smaller ones"
    #expect(message("p" + repeated(" and p", 499)) == nil)
    #expect(message("p" + repeated(" and p", 500)) == long)
    #expect(message(repeated("(", 1_000_000)) == long)
  }
}
