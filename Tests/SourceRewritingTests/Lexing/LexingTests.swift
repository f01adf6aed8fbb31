import Testing

@Suite struct LexingTests {
  @Test(arguments: [
    "// @objc", "/* @objc */", "/* /* */ @objc */", "/** @objc\n @objc */", "\"@objc\"",
    "\"\\\"@objc\"", "\"\"\"\n@objc \"quoted\" \\\"\"\" @objc\n\"\"\"", "#\"@objc\" \\(@objc)\"#",
    "##\"\"\"\n@objc \"\"\"# \\#(@objc)\n\"\"\"##", "a(/@objc/)", "#/ @objc / \\/# @objc /#",
    "#/\n@objc\n/#", "`@objc`", "let a = /\"/ // @objc", "/* @objc", "\"\"\"\n@objc", "#\"@objc",
  ])
  func `nothing is changed in comments and literals`(text: String) {
    #expect(rewritten(text) == text)
  }

  @Test(arguments: [
    ("\"\\(@objc)\"", "\"\\(     )\""),
    ("\"\\(a(\"@objc\", @objc))@objc\" @objc", "\"\\(a(\"@objc\",      ))@objc\"      "),
    ("#\"\\#(@objc)@objc\"# @objc", "#\"\\#(     )@objc\"#      "),
    (
      "\"\"\"\n\\(@objc) @objc \\((\")\"))\n\"\"\" @objc",
      "\"\"\"\n\\(     ) @objc \\((\")\"))\n\"\"\"      "
    ),
    ("\"\\\\\" @objc", "\"\\\\\"      "),
    ("\"\" @objc", "\"\"      "),
    ("/**/ @objc", "/**/      "),
    ("/*/ */ @objc", "/*/ */      "),
    ("a / b @objc / c", "a / b       / c"),
    ("(a)/b @objc/c", "(a)/b      /c"),
    ("a /= b; @objc / c", "a /= b;       / c"),
    ("#/a/# @objc", "#/a/#      "),
    ("` @objc", "`      "),
    ("#if a\n@objc\n#endif", "#if a\n     \n#endif"),
  ])
  func `code around and inside literals is changed`(text: String, result: String) {
    #expect(rewritten(text) == result)
  }

  @Test(arguments: [
    ("\"a\n@objc", "\"a\n     "),
    ("\"a\\\n@objc", "\"a\\\n     "),
    ("\"a\r\n@objc", "\"a\r\n     "),
    ("let a = /b\n@objc", "let a = /b\n     "),
    ("#/b\n@objc", "#/b\n     "),
    ("`a\n@objc", "`a\n     "),
  ])
  func `a literal without an end is over with its line`(text: String, result: String) {
    #expect(rewritten(text) == result)
  }
}
