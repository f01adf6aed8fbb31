import Foundation
import Testing

@testable import FlowChecking

/// The article about the invariants says of each what it states, why it matters and what breaks it.
@MainActor @Suite
struct CatalogueTests {
  private let report = """
    ✘ Trips breaks 2 of 9 promises

      ✘ no dead tap — Plan is deaf
      ✘ no dead event — "x" is never offered
        after 1 event
      1. plan  Plan  ✘ broken here

      1 state

    ✘ Tours breaks 1 of 9 promises

      ✘ no dead tap — Tour is deaf
        at launch

    """

  @Test
  func `the article is current`() throws {
    let file = CatalogueArticle.folder.appending(path: "Invariants.md")
    let samples = CatalogueArticle.package.appending(path: "Reports/Samples.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let current = CatalogueArticle(text).text(
      on: [FlowProperty].standard.map(\.statement),
      brokenBy: SampleTraces(try String(contentsOf: samples, encoding: .utf8)))
    if current != text { try current.write(to: file, atomically: true, encoding: .utf8) }
    #expect(current == text, "Invariants.md was written anew; look at it and commit it.")
  }

  @Test
  func `each section says why the invariant matters`() throws {
    let file = CatalogueArticle.folder.appending(path: "Invariants.md")
    let article = CatalogueArticle(try String(contentsOf: file, encoding: .utf8))
    let silent = [FlowProperty].standard.map(\.name).filter { article.prose(on: $0).isEmpty }
    #expect(silent == [])
  }

  @Test
  func `of several traces the one is shown that breaks the least`() {
    let traces = SampleTraces(report)
    #expect(
      traces.trace(breaking: "no dead tap")
        == SampleTraces.Trace(flow: "Tours", text: "✘ no dead tap — Tour is deaf\n  at launch"))
    #expect(traces.trace(breaking: "no dead event")?.flow == "Trips")
    #expect(traces.trace(breaking: "no dead") == nil)
  }

  @Test
  func `words by hand are kept, and all else is written anew`() {
    let old =
      "# Title\n\nWords.\n\n## no ad\n\nold\n\nWhy.\n\nBroken by the sample `X`:\n\n```\nold\n```\n"
    let statements = [
      FlowProperty.Statement(name: "no dead tap", id: "tap", sentence: "It answers."),
      FlowProperty.Statement(name: "no ad", id: "ads", severity: .warning, sentence: "No ads."),
    ]
    let text = CatalogueArticle(old + "\n## Else\n\nMore.\n").text(
      on: statements, brokenBy: SampleTraces(report))
    #expect(
      text == """
        # Title

        Words.

        ## no dead tap

        `tap`, error. It answers.

        Broken by the sample `Tours`:

        ```
        ✘ no dead tap — Tour is deaf
          at launch
        ```

        ## no ad

        `ads`, warning. No ads.

        Why.

        No sample breaks it.

        ## Else

        More.

        """)
    #expect(CatalogueArticle(text).text(on: statements, brokenBy: SampleTraces(report)) == text)
  }
}
