import FlowChecking
import Testing

@testable import FlowReports

/// What is wrong with a spec is said in a sentence, with its place.
@Suite
struct SpecErrorTests {
  @Test
  func `a spec that is right has no fault`() throws {
    #expect(PaperSpec.fault(in: PaperSpec.shop) == "")
    let spec = try PaperSpec.read(PaperSpec.shop)
    #expect(spec.flow == "Shop")
    #expect(spec.diagram.start == "Home")
    #expect(spec.diagram.screens.map(\.name.text) == ["Home", "Home > Cart"])
    #expect(
      spec.diagram.arrows.map(\.transition) == [
        .init(from: "Home", by: "buy", to: "Home > Cart"),
        .init(from: "Home > Cart", by: "back", to: "Home"),
      ])
    #expect(spec.diagram.arrows.map(\.line.number) == [8, 9])
    #expect(spec.properties == nil)
  }

  @Test
  func `order, blanks, comments, directions and line ends do not matter`() throws {
    let text = """
      ~~~swift
      # No heading
      ```mermaid
      ~~~
        #   Shop
      # Another heading
       ````mermaid  and more
      %% first the arrows

      \tstateDiagram-v2\u{20}
      s_Cart-->s_Home:back
      s_Home -->s_Cart: buy\u{20}
      direction LR
        [*]-->s_Home
      %%{init: {}}%%
      s_Cart --> [*]
      state "Home #gt; Cart"   as   s_Cart
      state "Home" as s_Home
       `````
      """
    let read = try PaperSpec.read(text.split(separator: "\n").joined(separator: "\r\n")).diagram
    let plain = try PaperSpec.read(PaperSpec.shop).diagram
    #expect(Set(read.arrows.map(\.transition)) == Set(plain.arrows.map(\.transition)))
    #expect(read.start == "Home")
    #expect(read.ends == ["Home > Cart"])
  }

  @Test(arguments: [
    (
      4, "stateDiagram", "4:1: The diagram should begin with the line \"stateDiagram-v2\".", "^"
    ),
    (4, "stateDiagram-v2;", "4:16: The line should end here.", "               ^"),
    (
      5, "  note right of s_Home : hello",
      "5:3: Here should be the word for a state, beginning with \"s_\", such as s_Cart: Mermaid takes "
        + "some others for its own.", "  ^"
    ),
    (
      5, "  state s_Home", "5:9: A state should be written like this: state \"Cart\" as s_Cart.",
      "        ^"
    ),
    (5, "  state \"\" as s_Home", "5:10: The name of what is on screen is missing.", "         ^"),
    (5, "  state \"Home", "5:14: The closing quotation mark is missing.", "             ^"),
    (
      5, "  state \"Home\" s_Home",
      "5:16: Here should follow by which word the diagram calls it: as s_Cart.", "               ^"
    ),
    (
      5, "  state \"<b>\" as s_Home",
      "5:10: Mermaid takes \"<\" for something else: write \"#lt;\".", "         ^"
    ),
    (
      5, "  state \"Home\" as s_Home {", "5:26: The line should end here.",
      "                         ^"
    ),
    (6, "  state \"A\" as s_Home", "6:16: s_Home is another state in line 5.", "               ^"),
    (
      6, "  state \"Home\" as s_Cart", "6:10: There is another state of this name in line 5.",
      "         ^"
    ),
    (6, "  direction up", "6:13: The direction should be LR, RL, TB or BT.", "            ^"),
    (
      7, "  [*] --> s_Hom", "7:11: No state is called s_Hom: write \"state \"…\" as s_Hom\".",
      "          ^"
    ),
    (8, "  s_Home -> s_Cart : buy", "8:10: Here should be an arrow: -->.", "         ^"),
    (
      8, "  s_Home --> s_Cart", "8:20: Here should follow the event that leads there: \": back\".",
      "                   ^"
    ),
    (
      8, "  s_Home --> s_Cart :  ",
      "8:24: Here should follow the event that leads there: \": back\".", "                       ^"
    ),
    (
      8, "  s_Home --> s_Cart : #32;",
      "8:23: Here should follow the event that leads there: \": back\".", "                      ^"
    ),
    (
      8, "  s_Home --> s_Cart : f(x:)",
      "8:26: Mermaid takes \":\" for something else: write \"#58;\".", "                         ^"
    ),
    (
      8, "  s_Home --> s_Home : buy", "8:14: What leaves the screens as they are is not drawn.",
      "             ^"
    ),
    (8, "  s_Cart --> s_Home : back", "9:3: This is drawn in line 8 already.", "  ^"),
    (8, "  [*] --> s_Cart", "8:11: The flow starts in line 7 already.", "          ^"),
    (
      8, "\t\u{1B}[*] --> s_Cart : buy",
      "8:2: Here should be the word for a state, beginning with \"s_\", such as s_Cart: Mermaid takes some others for its own.",
      " ^"
    ),
  ])
  func `a wrong line is shown with a caret`(
    _ line: Int, _ text: String, _ message: String, _ caret: String
  ) {
    let shown = line == 8 && message.hasPrefix("9") ? "  s_Cart --> s_Home : back" : text
    let clean = String(shown.map { $0 == "\t" || $0 == "\u{1B}" ? " " : $0 })
    #expect(
      PaperSpec.fault(in: PaperSpec.shop(line: line, text))
        == "Shop.md:\(message)\n  \(clean)\n  \(caret)")
  }

  @Test(arguments: [
    (7, "", "3:1: The diagram does not say where the flow starts: write \"[*] --> s_Home\"."),
    (
      10, "",
      "3:1: The block that begins here is not closed; its end is a line with the same marks."
    ),
    (
      9, "```properties",
      "9:1: A block begins in another one, which begins in line 3 and is not closed."
    ),
    (
      1, "## Shop",
      "1:1: The spec does not say of which flow it is: give it the heading \"# FLOW\"."
    ),
    (1, "#", "1:1: The spec does not say of which flow it is: give it the heading \"# FLOW\"."),
    (
      11, "```mermaid\n```",
      "11:1: There is a second ```mermaid block; the first begins in line 3."
    ),
    (
      3, "```swift",
      "1:1: The spec has no diagram: put an empty ```mermaid block where it is to be, and run "
        + "\"verify --record\"."
    ),
    (
      11, "```properties\na\nb\n a \n```",
      "14:2: There is another property of this name in line 12."
    ),
    (11, "```properties\na:\n```", "12:3: The formula is missing."),
    (11, "```properties\n : a\n```", "12:2: The name of the property is missing."),
    (11, "```properties\n\"a\n```", "12:3: The closing quotation mark is missing."),
    (11, "```properties\n\"a\" b\n```", "12:5: The line should end here."),
  ])
  func `a missing part is said of its place`(_ line: Int, _ text: String, _ message: String) {
    let fault = PaperSpec.fault(in: PaperSpec.shop(line: line, text))
    #expect(fault.split(separator: "\n").first.map(String.init) == "Shop.md:\(message)")
  }

  @Test
  func `an empty diagram, an empty file and bytes that are no text are told of`() {
    #expect(
      PaperSpec.fault(in: "# Shop\n```mermaid\n%% later\n```\n")
        == "Shop.md:2:1: The diagram is empty: \"verify --record\" draws it.\n  ```mermaid\n  ^")
    #expect(
      PaperSpec.fault(in: "")
        == "Shop.md: The spec does not say of which flow it is: give it the heading \"# FLOW\".")
    #expect(throws: SpecError(path: "a.md", "This is not text in UTF-8.")) {
      try Spec(bytes: [0x23, 0xFF], path: "a.md")
    }
    #expect(throws: SpecError(path: "/none/a.md", "There is no such file to read.")) {
      try Spec(at: "/none/a.md")
    }
  }

  @Test
  func `properties have names and perhaps formulas`() throws {
    let block = """
      ```properties
      # what the flow promises
      standard

      home again : always possible screen("Home: x")
      "a: \\"b\\" \\\\": true
      ```
      """
    let lines = try #require(PaperSpec.read(PaperSpec.shop(line: 11, block)).properties)
    #expect(lines.map(\.name.text) == ["standard", "home again", "a: \"b\" \\"])
    #expect(lines.map(\.formula?.text) == [nil, "always possible screen(\"Home: x\")", "true"])
    #expect(lines[1].formula?.column == 14)
  }
}
