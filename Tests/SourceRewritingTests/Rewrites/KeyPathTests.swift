import Testing

@Suite struct KeyPathTests {
  @Test(arguments: [
    ("#keyPath(a)", "\"a\""),
    ("#keyPath(a.b.c)", "\"a.b.c\""),
    ("#keyPath(Home.title)", "\"title\""),
    ("#keyPath(App.Home.view.frame)", "\"view.frame\""),
    ("#keyPath(self.title)", "\"title\""),
    ("#keyPath(a.`default`)", "\"a.default\""),
    ("a(#keyPath(b), #keyPath(c))", "a(\"b\", \"c\")"),
    ("#keyPath(\n  a\n    .b\n)", "(\"a.b\"\n\n\n)"),
    ("\"\\(#keyPath(a))\"", "\"\\(\"a\")\""),
  ])
  func `a key path is the string that it stands for`(text: String, result: String) {
    #expect(rewritten(text) == result)
  }

  @Test(arguments: ["#keyPath()", "#keyPath(", "#keyPath", "keyPath(a)", "# keyPath(a)", "\\.a"])
  func `anything else stays`(text: String) {
    #expect(rewritten(text) == text)
  }
}
