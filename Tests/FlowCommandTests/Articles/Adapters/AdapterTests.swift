import FlowChecking
import HeadlessUIKit
import Testing

/// The apps of the article about other coordinators are checked, and their faults are found.
@MainActor @Suite
struct AdapterTests {
  @Test
  func `a child that is dropped by a closure outlives the back button`() throws {
    #expect(
      try found(in: LibraryFlow()) == ["a child ends with its screen: open > back"])
  }

  @Test
  func `a path of its own differs from the stack after the back button`() throws {
    #expect(
      try found(in: TourFlow()) == ["the tour knows where it is: visit(tower) > back"])
  }

  @Test
  func `a route that presents is refused while a sheet is up`() throws {
    #expect(try found(in: MailFlow()) == ["no refused request: compose > compose"])
  }

  @Test
  func `an app's own router is recorded through two adapters`() throws {
    #expect(try found(in: ShopFlow()) == ["onDismissed runs exactly once: buy > back"])
  }

  /// Returns the broken promises with what breaks them.
  private func found(in flow: some Flow) throws -> [String] {
    try FlowExplorer(of: flow, profiles: [.newest], unspecified: false).explore().counterexamples
      .map { "\($0.property): \($0.trace.token)" }
  }
}
