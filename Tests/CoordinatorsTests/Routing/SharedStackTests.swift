import Coordinators
import HeadlessUIKit
import Testing

/// Two routers on one navigation controller, as nested flows have them.
@MainActor @Suite struct SharedStackTests {
  @Test(arguments: [true, false])
  func `the inner flow ends first`(animated: Bool) {
    let stage = Stage("Home")
    let outer = stage.show("A", "B")
    let inner = stage.show("C", "D")
    inner.dismiss(animated: animated)
    stage.settle()
    #expect(stage.stack == ["Home", "A", "B"])
    #expect(stage.diary.departures == ["D", "C"])
    outer.dismiss(animated: animated)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["D", "C", "B", "A"])
  }

  @Test(arguments: [true, false])
  func `the outer flow ends first`(animated: Bool) {
    let stage = Stage("Home", "List")
    let outer = stage.show("A", "B")
    let inner = stage.show("C", "D")
    outer.dismiss(animated: animated)
    stage.settle()
    #expect(stage.stack == ["Home", "List"])
    #expect(stage.diary.departures == ["D", "C", "B", "A"])
    inner.dismiss(animated: animated)
    stage.settle()
    #expect(stage.stack == ["Home", "List"])
    #expect(stage.diary.departures == ["D", "C", "B", "A"])
  }

  @Test(arguments: StackExit.ofSeveral.filter { $0 != .animatedDismissal && $0 != .dismissal })
  func `both flows end at once, the inner one first`(exit: StackExit) {
    let stage = Stage("Home")
    let outer = stage.show("A", "B")
    let inner = stage.show("C", "D")
    exit.begin(on: stage, by: inner)
    stage.settle()
    #expect(stage.diary.departures == ["D", "C", "B", "A"])
    inner.dismiss(animated: false)
    outer.dismiss(animated: false)
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["D", "C", "B", "A"])
  }

  @Test func `screens of both flows may lie between one another`() {
    let stage = Stage("Home")
    let outer = stage.show("A")
    let inner = stage.show("B")
    stage.show("C", by: outer)
    stage.show("D", by: inner)
    stage.perform(.holdBack(choosing: 2, title: "B"))
    #expect(stage.diary.departures == ["D", "C"])
    stage.show("E", by: outer)
    inner.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["Home", "A"])
    #expect(stage.diary.departures == ["D", "C", "E", "B"])
    outer.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["D", "C", "E", "B", "A"])
  }

  @Test func `a cancelled swipe between two flows changes nothing`() {
    let stage = Stage("Home")
    _ = stage.show("A")
    _ = stage.show("B")
    stage.perform(.cancelSwipeBack)
    #expect(stage.stack == ["Home", "A", "B"])
    #expect(stage.diary.departures == [])
    stage.perform(.swipeBack)
    stage.perform(.swipeBack)
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `the next flow may begin while the last one is on its way out`() {
    let stage = Stage("Home")
    let first = stage.show("A", "B")
    let second = NavigationRouter(navigationController: stage.navigation)
    first.dismiss(animated: true)
    second.present(Screen("C"), animated: true, onDismissed: stage.diary.departure(of: "C"))
    #expect(stage.diary.departures == [])
    stage.settle()
    #expect(stage.stack == ["Home", "C"])
    #expect(stage.diary.departures == ["B", "A"])
    second.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["B", "A", "C"])
  }
}
