import Testing

@testable import ModelChecking

@Suite struct StateGraphTests {
  @Test func `numbers states as they are found`() {
    let graph = chain(of: ["a", "b", "c"])
    #expect(graph.keys == ["a", "b", "c"])
    #expect(graph.id(of: "c") == 2)
    #expect(graph.id(of: "d") == nil)
    #expect(graph.stateCount == 3)
    #expect(graph.transitionCount == 2)
  }

  @Test func `offers the first event that was not tried`() {
    var graph = StateGraph<String>()
    _ = graph.addState("a", menuCount: 3)
    #expect(graph.untriedChoice(in: 0) == 0)
    graph.addTransition(from: 0, choice: 0, to: 0)
    #expect(graph.untriedChoice(in: 0) == 1)
    graph.addTransition(from: 0, choice: 2, to: 0)
    #expect(graph.untriedChoice(in: 0) == 1)
    #expect(graph.untriedCount(of: 0) == 1)
    graph.addTransition(from: 0, choice: 1, to: 0)
    #expect(graph.untriedChoice(in: 0) == nil)
  }

  @Test func `knows where a choice leads once it was tried`() {
    let graph = chain(of: ["a", "b"])
    #expect(graph.menuCount(of: 0) == 2)
    #expect(graph.target(of: 0, in: 0) == 1)
    #expect(graph.target(of: 1, in: 0) == nil)
  }

  @Test func `shortens every distance behind a shortcut`() {
    var graph = chain(of: ["a", "b", "c", "d", "e"])
    #expect(graph.distances == [0, 1, 2, 3, 4])
    graph.addTransition(from: 0, choice: 1, to: 3)
    #expect(graph.distances == [0, 1, 2, 1, 2])
    graph.addTransition(from: 4, choice: 0, to: 2)
    #expect(graph.distances == [0, 1, 2, 1, 2])
  }

  /// A second shortcut, from the end of the first, reaches back to states before it.
  @Test func `shortens distances through transitions in both directions`() {
    var graph = chain(of: ["a", "b", "c", "d", "e"])
    graph.addTransition(from: 4, choice: 0, to: 1)
    graph.addTransition(from: 3, choice: 1, to: 2)
    #expect(graph.distances == [0, 1, 2, 3, 4])
    graph.addTransition(from: 0, choice: 1, to: 4)
    #expect(graph.distances == [0, 1, 2, 3, 1])
    graph.addTransition(from: 4, choice: 1, to: 3)
    #expect(graph.distances == [0, 1, 2, 2, 1])
  }

  @Test func `knows a shortest way to every state, also behind a shortcut`() {
    var graph = chain(of: ["a", "b", "c", "d", "e"])
    #expect(graph.route(to: 0) == [])
    #expect(graph.route(to: 4) == [0, 0, 0, 0])
    graph.addTransition(from: 0, choice: 1, to: 3)
    #expect(graph.route(to: 4) == [1, 0])
    graph.addTransition(from: 4, choice: 1, to: 1)
    #expect(graph.route(to: 1) == [0])
    #expect(graph.route(to: 2) == [0, 0])
  }

  @Test func `counts the events that the states offer`() {
    #expect(chain(of: ["a", "b", "c"]).eventCount == 6)
  }

  /// Each state has two events, and the first leads to the next state.
  private func chain(of keys: [String]) -> StateGraph<String> {
    var graph = StateGraph<String>()
    for (place, key) in keys.enumerated() {
      _ = graph.addState(key, menuCount: 2)
      if place > 0 { graph.addTransition(from: place - 1, choice: 0, to: place) }
    }
    return graph
  }
}
