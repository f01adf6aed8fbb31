import Testing

@testable import FlowChecking

/// What a property states: its names, how bad it is to break it, and a sentence.
@MainActor @Suite
struct StatementTests {
  @Test(arguments: [
    ("no leaked children", "no-leaked-children"), ("No Dead Tap", "no-dead-tap"),
    ("back, home", "back-home-adbb1a12"), ("", "promise-e33d0205"), ("🐾", "promise-540ff206"),
  ])
  func `a property is known by letters, digits and hyphens`(name: String, id: String) {
    #expect(FlowProperty.never(name) { _ in false }.statement.id == id)
  }

  @Test
  func `a property of a team's own is an error unless it says otherwise`() {
    let plain = FlowProperty.never("no ad") { _ in false }
    #expect(plain.statement == FlowProperty.Statement(name: "no ad"))
    #expect(plain.statement.severity == .error)
    #expect(plain.statement.sentence == nil)
    let spoken = plain.stating("Nobody sees an ad.", id: "ads", severity: .warning)
      .assuming(weakFairness: ["close"]).grouped { $0 }
    #expect(
      spoken.statement
        == FlowProperty.Statement(
          name: "no ad", id: "ads", severity: .warning, sentence: "Nobody sees an ad."))
  }

  @Test
  func `each standard invariant has an id, a severity and a sentence`() {
    let statements = [FlowProperty].standard.map(\.statement)
    #expect(statements.allSatisfy { $0.sentence?.hasSuffix(".") == true })
    #expect(
      statements.map(\.id) == [
        "on-dismissed-runs-once", "no-leaked-children", "balanced-stack",
        "routers-book-equals-the-stack", "no-object-outlives-its-flow", "no-dead-tap",
        "old-root-leaves", "no-refused-request", "no-lost-presentation",
        "cancelled-gesture-changes-nothing", "one-event-one-screen", "no-uikit-warning",
        "no-exception", "no-crash-or-hang", "repeating-a-loop-grows-nothing", "no-dead-event",
      ])
    #expect(
      statements.filter { $0.severity == .warning }.map(\.id)
        == ["no-uikit-warning", "no-dead-event"])
  }

  @Test
  func `a formula keeps what it states when fairness is assumed`() {
    let claim = FlowProperty.formula("ends", "eventually event(send)")
      .stating("It ends.", id: "the-end").assuming(strongFairness: ["send"])
    #expect(claim.statement.id == "the-end")
    #expect(claim.statement.sentence == "It ends.")
  }

  @Test
  func `some of the standard invariants can be left out`() {
    let left = [FlowProperty].standard.without(.noDeadEvent, .noUIKitWarning)
    #expect(left.count == [FlowProperty].standard.count - 2)
    #expect(!left.contains { ["no dead event", "no UIKit warning"].contains($0.name) })
    #expect(left.without().map(\.name) == left.map(\.name))
  }
}
