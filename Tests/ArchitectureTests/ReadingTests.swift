import Testing

@Suite struct ReadingTests {
  @Test(arguments: [
    ("a // b", "a     "),
    ("a /* b /* c */ d */ e", "a                   e"),
    ("a /* {\n{ */ b", "a     \n     b"),
    (#""a\"b" c"#, #""    " c"#),
    (#""" + "//" + a"#, #""" + "  " + a"#),
    (#""a\(b("c", d))e" f"#, #""  (b(" ", d)) " f"#),
    (##"#"a"\(b)\#(c)"# d"##, ##"#"        (c)"# d"##),
    ("\"\"\"\n  {\"a\"\n  \"\"\" b", "\"\"\"\n      \n  \"\"\" b"),
    (##"a(/"{/) + #/"/{/#"##, ##"a(/  /) + #/   /#"##),
    ("a / b / c", "a / b / c"),
    ("`import a` b", "           b"),
    ("#if a", "#if a"),
  ])
  func `only code is left of a text`(text: String, code: String) {
    #expect(CodeMask.code(of: text) == code)
  }

  @Test func `any beginning of a text can be read`() {
    let text = ##"a(/"\{/, #"b\#(c("d"))"#, """\"""## + "\n\"\"\" /* `e` /* */ */ \\"
    for length in 0...text.count {
      #expect(CodeMask.code(of: String(text.prefix(length))).count == length)
    }
  }

  @Test func `tokens carry their lines`() {
    let tokens = [("@a", 1), (".", 1), ("b2", 1), ("#if", 3), ("é", 3)]
    #expect(Token.read("@a.b2\n\n#if é") == tokens.map { Token(text: $0.0, line: $0.1) })
  }

  @Test func `functions are measured from their first word to their last brace`() {
    let text = #"""
      protocol P {
        func required()
        var size: Int { get }
        init(a: Int)
      }
      static func == (a: P, b: P) -> Bool {
        self.init(init: 1) { 2 }
      }
      init?(
        body: () -> Int = { 1 }
      ) where A == B {
        func inner() {}
        var local: Int
        if a { local = 1 }
        let text = """
          }
          """
      }
      var stored = { 1 }
      var open: Int
      deinit {}
      """#
    let functions = SourceFile(path: "A.swift", text: text).functions
    #expect(
      functions.map { "\($0.line): \($0.name), \($0.length)" } == [
        "3: var size, 1", "6: func =, 3", "9: init, 10", "12: func inner, 1", "21: deinit, 1",
      ])
  }

  @Test func `declarations know what encloses them`() {
    let text = """
      public struct A<B: P> {
        typealias C = Int
        class func d(class: Int) { enum E {} }
      }
      fileprivate final class F {}
      let kind = Kind.protocol
      A.run()
      extension A.G { struct H {} }
      """
    let declarations = SourceFile(path: "A.swift", text: text).declarations
    #expect(
      declarations.map { "\($0.line): \($0.keyword) \($0.path)" } == [
        "1: struct A", "2: typealias A.C", "3: enum A.E", "5: class F", "8: extension A.G",
        "8: struct A.G.H",
      ])
    #expect(declarations.filter(\.isPrivate).map(\.name) == ["F"])
    #expect(declarations.filter(\.isTopLevel).map(\.name) == ["A", "F", "A.G"])
  }

  @Test(arguments: [
    ("Sources/M/A.swift", "M", ".", "A"), ("Sources/M/B/C/A+D.swift", "M", "B", "A+D"),
    ("Sources/Shims/UIKit/A.swift", "Shims/UIKit", ".", "A"),
    ("Package.swift", nil, ".", "Package"),
  ])
  func `a path tells module, folder and name`(
    path: String, module: String?, folder: String, stem: String
  ) {
    let file = SourceFile(path: path, text: "")
    #expect(file.module == module)
    #expect(file.folder == folder)
    #expect(file.stem == stem)
  }
}
