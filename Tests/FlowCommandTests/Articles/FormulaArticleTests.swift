import Coordinators
import FlowChecking
import HeadlessUIKit
import Testing

/// The formulas that the article about properties shows are understood as it says.
@MainActor @Suite
struct FormulaArticleTests {
  /// The mended bakery with a promise of its own.
  private struct Promising: Flow {
    let properties: [FlowProperty]
    let events = BakeryFlow().events

    func launch(in window: UIWindow) -> CakesCoordinator {
      BakeryFlow(makeRouter: { ListeningSheetRouter(over: $0) }).launch(in: window)
    }
  }

  @Test
  func `every formula of the article is understood`() throws {
    let formulas = try Self.formulas
    #expect(formulas.count == 25)
    for formula in formulas {
      let flow = Promising(properties: [.formula("a formula", formula)])
      #expect(throws: Never.self, "\(formula)") { try FlowExplorer(of: flow) }
    }
  }

  @Test(arguments: [
    ("always sheet -> screen(Cakes)", true), ("always (sheet -> screen(Cakes))", false),
  ])
  func `a word before one operand reaches as far as the article says`(
    formula: String, holds: Bool
  ) throws {
    let flow = Promising(properties: [.formula("a formula", formula)])
    #expect(try FlowExplorer(of: flow).explore().outcome == (holds ? .holds : .violated))
  }

  /// What the table has in its first column, what stands alone on a line and what is in the text, with
  /// atoms for letters.
  private static var formulas: [String] {
    get throws {
      let lines = try Article(named: "WritingProperties").lines
      let rows = lines.drop { $0 != "## Formulas" }.filter { $0.hasPrefix("| `") }
      let spans = rows.flatMap { $0.split(separator: " | ")[0].matches(of: #/`([^`]+)`/#).map(\.1) }
      let alone = lines.filter { $0.hasPrefix("    always") }.map { $0.dropFirst(4) }
      let inside = lines.flatMap { $0.matches(of: #/`((?:always|sometimes) [^`]*\))`/#).map(\.1) }
      return (spans + alone + inside).map { formula in
        String(formula).replacing("okay", with: "order")
          .replacing(#/\ba\b/#, with: "screen(Cakes)")
          .replacing(#/\bb\b/#, with: "sheet")
      }
    }
  }
}
