import Testing

@Suite struct SelectorTests {
  @Test(arguments: [
    ("a", #"Selector("a", Home.a)"#),
    ("a(_:)", #"Selector("a:", Home.a(_:))"#),
    ("self.a", #"Selector("a", Home.a)"#),
    ("Self.a(_:)", #"Selector("a:", Home.a(_:))"#),
    ("super.a", #"Selector("a", Home.a)"#),
    ("Other.a", #"Selector("a", Other.a)"#),
    ("App.Other.a(_:b:)", #"Selector("a:b:", App.Other.a(_:b:))"#),
    ("a(b:)", #"Selector("aWithB:", Home.a(b:))"#),
    ("a(with:)", #"Selector("aWith:", Home.a(with:))"#),
    ("a(forRow:)", #"Selector("aForRow:", Home.a(forRow:))"#),
    ("a(format:_:)", #"Selector("aWithFormat::", Home.a(format:_:))"#),
    ("`default`(_:)", #"Selector("default:", Home.`default`(_:))"#),
    ("getter: a", #"Selector("a", { (target: Home) in { target.a } })"#),
    ("setter: a", #"Selector("setA:", { (target: Home) in { target.a = $0 } })"#),
    ("getter: Other.a", #"Selector("a", { (target: Other) in { target.a } })"#),
    ("a as () -> Void", #"Selector("a", Home.a as (Home) -> () -> Void)"#),
    ("a as (Home) -> () -> Void", #"Selector("a", Home.a as (Home) -> () -> Void)"#),
    ("Other.a as (Other) -> () -> Void", #"Selector("a", Other.a as (Other) -> () -> Void)"#),
    (" /* ( */ a ", #"Selector("a", Home.a)"#),
  ])
  func `a selector holds the method of the type`(argument: String, result: String) {
    #expect(
      rewritten("class Home { let b = #selector(\(argument)) }")
        == "class Home { let b = \(result) }")
    #expect(warnings(about: "class Home { let b = #selector(\(argument)) }") == [])
  }

  @Test(arguments: [
    ("#selector(\n  a\n)", "Selector(\"a\", Home.a\n\n)"),
    ("#selector(a(\n_:\nb:\n)\n)", "Selector(\"a:b:\", Home.a(_:b:)\n\n\n\n)"),
    ("#selector( // one )\r\n  a)", "Selector(\"a\", Home.a\r\n)"),
    ("#selector(a as\n  () -> Void)", "Selector(\"a\", Home.a as (Home) -> () -> Void\n)"),
  ])
  func `a selector on several lines keeps them`(selector: String, result: String) {
    #expect(rewritten("class Home { \(selector) }") == "class Home { \(result) }")
  }

  @Test(arguments: [
    ("#selector(a(_:))", #"Selector("a:")"#, "1:1: this selector stands in no type"),
    ("\n  #selector(a.b)", "\n  Selector(\"b\")", "2:3: this selector names an object"),
    (
      "class A { #selector(self.b.c) }", #"class A { Selector("c") }"#,
      "1:11: this selector names an object"
    ),
    ("#selector(a?.b)", #"Selector("b")"#, "1:1: this selector is no plain name of a method"),
    ("#selector(A<B>.c)", #"Selector("c")"#, "1:1: this selector is no plain name of a method"),
  ])
  func `a selector without a type is a name and a warning`(
    text: String, result: String, warning: String
  ) {
    let advice =
      ", so that its method is not found and never called; write #selector(Type.method)"
    #expect(rewritten(text) == result)
    #expect(warnings(about: text) == [warning + advice])
  }

  @Test(arguments: [
    "#selector", "#selector()", "#selector(a", "selector(a)", "# selector(a)", "#selectors(a)",
    "Selector(\"a\")", "\"#selector(a)\"", "// #selector(a)", "/#selector(a)/",
  ])
  func `anything else stays`(text: String) {
    #expect(rewritten(text) == text)
  }
}
