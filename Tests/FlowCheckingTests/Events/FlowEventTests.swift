import HeadlessUIKit
import Testing

@testable import FlowChecking

/// What events are offered, and what they are called.
@MainActor @Suite
struct FlowEventTests {
  private enum Size: CaseIterable { case small, large }
  private enum Colour: CaseIterable { case red, green, blue }

  private func labels(_ events: FlowEvent...) -> [String] {
    FlowSystem(FlowDeclaration(ProbeFlow(events))).labels
  }

  @Test
  func `an event on a screen in front is offered once`() {
    #expect(labels(.on(ProbeScreen.self, "tap") { _ in }) == ["tap"])
  }

  @Test
  func `an event on a screen that is not in front is not offered`() {
    #expect(labels(.on(UIAlertController.self, "tap") { _ in }) == [])
  }

  @Test
  func `an event on a container in front is offered`() {
    #expect(labels(.on(UINavigationController.self, "pop") { _ in }) == ["pop"])
  }

  @Test
  func `an event with an enumeration is offered for each case`() {
    #expect(
      labels(.on(ProbeScreen.self, "size", each: Size.self) { _, _ in })
        == ["size(small)", "size(large)"])
  }

  @Test
  func `an event with two enumerations is offered for each combination`() {
    let event = FlowEvent.on(ProbeScreen.self, "paint", each: Size.self, Colour.self) { _, _, _ in }
    #expect(
      labels(event) == [
        "paint(small, red)", "paint(small, green)", "paint(small, blue)", "paint(large, red)",
        "paint(large, green)", "paint(large, blue)",
      ])
  }

  @Test
  func `an event is offered for each element that the screen has now`() {
    #expect(
      labels(.on(ProbeScreen.self, "row", among: { _ in [3, 5] }) { _, _ in })
        == ["row(3)", "row(5)"])
    #expect(labels(.on(ProbeScreen.self, "row", among: { _ in [Int]() }) { _, _ in }) == [])
  }

  @Test
  func `an event at any time is offered, unless its condition forbids it`() {
    #expect(labels(.anytime("link") { _ in }) == ["link"])
    #expect(labels(FlowEvent.anytime("link") { _ in }.when { _ in false }) == [])
  }

  @Test
  func `equal names are numbered`() {
    #expect(
      labels(.on(ProbeScreen.self, "row", among: { _ in ["a", "a"] }) { _, _ in })
        == ["row(a)", "row(a) #2"])
  }

  @Test
  func `a name with the sign between steps is written with another sign`() {
    #expect(
      labels(.on(ProbeScreen.self, "row", among: { _ in ["a > b\nc"] }) { _, _ in })
        == ["row(a › b c)"])
  }

  @Test
  func `the value chosen is the value performed`() throws {
    var chosen: [String] = []
    let event = FlowEvent.on(ProbeScreen.self, "paint", each: Size.self, Colour.self) {
      chosen.append("\($1) \($2)")
    }
    for name in ["paint(small, blue)", "paint(large, red)"] {
      _ = try FlowReplay(of: ProbeFlow([event]), token: name)
    }
    #expect(chosen == ["small blue", "large red"])
  }
}
