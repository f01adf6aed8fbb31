import Testing

@testable import FlowReports

/// Texts survive in a diagram whatever is in them.
@Suite
struct MermaidTextTests {
  @Test(arguments: [
    ("Home | Builder > Picker", "Home | Builder > Picker"),
    ("f(x:y:)", "f(x#58;y#58;)"), ("a; b # c", "a#59; b #35; c"),
    ("<b> & \"q\"", "#60;b> #38; #34;q#34;"),
    ("50 %% off", "50 #37;#37; off"), ("a\nb\r\nc", "a b c"), ("direction LR", "#100;irection LR"),
    ("1. first", "1#46; first"), ("- a", "#45; a"), ("> a - b", "#62; a - b"),
    ("**b** _u_ `c` $x$ \\n", "#42;#42;b#42;#42; #95;u#95; #96;c#96; #36;x#36; #92;n"),
    ("pain(…) 🐾", "pain(…) 🐾"),
  ])
  func `what has a meaning of its own is written as a number`(_ text: String, _ escaped: String)
    throws
  {
    #expect(MermaidText.escaped(text) == escaped)
    var scanner = LineScanner(SpecLine(path: "", number: 1, text: escaped))
    #expect(try scanner.takeText().text == Wording.line(text))
  }

  @Test
  func `a sign is a number or one of four names`() {
    #expect(MermaidText.sign(at: "#quot;x")?.character == "\"")
    #expect(MermaidText.sign(at: "#128062;")?.character == "🐾")
    #expect(MermaidText.sign(at: "#128062;")?.length == 8)
    for text in ["#", "#;", "#35", "#nbsp;", "#55296;", "#1114112;", "#99999999999;", "a#35;"] {
      #expect(MermaidText.sign(at: text[...]) == nil)
    }
  }
}
