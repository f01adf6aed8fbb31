import FlowChecking
import HeadlessUIKit
import ModelChecking
import Testing

/// What only grows and decides nothing makes states without end: the collection is named.
@MainActor @Suite
struct GrowingStateTests {
  /// A page that was looked at.
  final class Visit {
    let page: String
    let isFirst: Bool

    init(page: String, isFirst: Bool) {
      self.page = page
      self.isFirst = isFirst
    }
  }

  /// Writes down what happens.
  final class Diary: ProbeRoot {
    var visits: [Visit] = []
    var pages: [Int: String] = [:]
    var names: [String] = []

    func note(_ page: String) {
      visits.append(Visit(page: page, isFirst: visits.isEmpty))
    }
  }

  private func explore(
    _ key: StateKey = .everything, _ tap: @escaping (Diary) -> Void
  ) throws -> FlowExploration {
    let flow = ProbeFlow(
      start: { window in
        let root = Diary(window: window)
        root.present(animated: false, onDismissed: nil)
        return root
      },
      events: [
        .on(ProbeScreen.self, "tap") { ($0.delegate as? Diary).map(tap) },
        .on(ProbeScreen.self, "push") { screen in
          screen.navigationController?.pushViewController(UIViewController(), animated: true)
        },
      ], stateKey: key)
    return try FlowExplorer(
      of: flow, within: Limits(states: 60), profiles: [.iOS18], unspecified: false
    ).explore()
  }

  @Test
  func `an array of objects that grows is named`() throws {
    let exploration = try explore { $0.note("Home") }
    #expect(exploration.stopReason == .states(60))
    #expect(exploration.splitting == ["Diary.visits"])
  }

  @Test
  func `a dictionary that grows is named`() throws {
    let exploration = try explore { $0.pages[$0.pages.count] = "Home" }
    #expect(exploration.splitting == ["Diary.pages"])
  }

  @Test
  func `all that grows is named`() throws {
    let exploration = try explore {
      $0.note("Home")
      $0.names.append("Home")
    }
    #expect(exploration.splitting == ["Diary.names", "Diary.visits"])
  }

  @Test
  func `without it the flow is explored to its end`() throws {
    let exploration = try explore(.everything.excluding(Diary.self, "visits")) { $0.note("Home") }
    #expect(exploration.stopReason == .exhausted)
    #expect(exploration.statistics.states == 2)
    #expect(exploration.splitting == [])
  }
}
