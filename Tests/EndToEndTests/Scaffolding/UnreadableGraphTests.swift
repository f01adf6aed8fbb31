import FlowScaffolding
import Folders
import Foundation
import Testing

/// What is said of symbol graphs that cannot be read.
@Suite
struct UnreadableGraphTests {
  private static let whole = GraphText().text()

  @Test(arguments: [
    ("", "it is not JSON, or it ends too early"),
    (String(whole.dropLast(3)), "it is not JSON, or it ends too early"),
    ("[]", "it is not what it has to be"),
    ("{}", "it has no \"metadata\""),
    (GraphText().text(version: "{}"), "metadata.formatVersion has no \"major\""),
    (
      whole.replacing("\"symbols\": []", with: "\"symbols\": [{}]"), "symbols[0] has no \"kind\""
    ),
    (whole.replacing("\"App\"", with: "7"), "module.name is not what it has to be"),
    (
      GraphText().text(version: #"{ "major": 1, "minor": 2, "patch": 0 }"#),
      "its format is 1.2, and only 0.x is known"
    ),
  ])
  func `a graph that cannot be read says why and what to do`(text: String, reason: String) {
    #expect {
      try FlowScaffolding.SymbolGraph(json: Data(text.utf8), from: "App.symbols.json")
    } throws: { error in
      "\(error)"
        == "App.symbols.json is no symbol graph that can be read: \(reason). Delete it and run "
        + "clew-scaffold again, which has the compiler write it anew."
    }
  }

  @Test
  func `the command names the file, and writes nothing`() throws {
    let folder = try TemporaryFolder()
    let arguments = ["--graphs", folder.path, "--module", "App", "--into", folder.path("Flows")]
    #expect(ScaffoldCommand.run(arguments) == 1)
    #expect(try folder.names == [])
    try folder.write("{", to: "App.symbols.json")
    #expect(ScaffoldCommand.run(arguments) == 1)
    #expect(ScaffoldCommand.run(["--graphs", folder.path]) == 1)
    #expect(try folder.names == ["App.symbols.json"])
  }

  @Test(arguments: [
    (
      ScaffoldError.noGraph(of: "App", in: "graphs"),
      "There is no symbol graph of App in graphs; build the target, and see whether the compiler "
        + "complains."
    ),
    (.missing("--module"), "Say --module, followed by its value."),
    (
      .severalRoots(["A", "B"]), "The app may begin with A, B; say with --root which it is."
    ),
    (.noSuchRoot("A", []), "There is no class A."),
    (
      .noCoordinator("App"),
      "The module App has no class that is called a coordinator; name the one that shows the first "
        + "screen with --root."
    ),
  ])
  func `every error says what to do`(error: ScaffoldError, text: String) {
    #expect("\(error)" == text)
  }
}
