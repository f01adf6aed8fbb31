import Coordinators
import HeadlessUIKit
import Testing

/// Which children a coordinator drops, and when.
@MainActor @Suite struct ChildrenTests {
  @Test func `only the child that was dismissed is dropped`() {
    let stage = Stage("Home")
    let parent = ScreenCoordinator("Parent", router: stage.show())
    weak let first = stage.presentChild("A", of: parent)
    weak let second = stage.presentChild("B", of: parent)
    stage.perform(.back)
    #expect(second == nil)
    #expect(parent.children.count == 1)
    #expect(parent.children.first === first)
    stage.perform(.back)
    #expect(first == nil)
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `a child that is presented twice is dropped once for each`() {
    let stage = Stage("Home")
    let parent = ScreenCoordinator("Parent", router: stage.show())
    let child = ScreenCoordinator("A", router: stage.show())
    for name in ["first", "second"] {
      parent.presentChild(child, animated: false, onDismissed: stage.diary.departure(of: name))
    }
    #expect(parent.children.count == 2)
    stage.perform(.back)
    #expect(parent.children.count == 1)
    stage.perform(.back)
    #expect(parent.children.isEmpty)
    #expect(stage.diary.departures == ["second", "first"])
  }

  @Test func `the closure runs when the parent is gone, and the child with it`() {
    let stage = Stage("Home")
    var parent: ScreenCoordinator? = ScreenCoordinator("Parent", router: stage.show())
    weak let child = parent.map { stage.presentChild("A", of: $0) }
    parent = nil
    #expect(child == nil)
    #expect(stage.diary.departures == [])
    stage.perform(.back)
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `the closure runs when the parent is gone and the child is held by others`() {
    let stage = Stage("Home")
    var parent: ScreenCoordinator? = ScreenCoordinator("Parent", router: stage.show())
    let child = parent.map { stage.presentChild("A", of: $0) }
    parent = nil
    child?.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `the closure runs once for a child that says twice that it is dismissed`() {
    let stage = Stage("Home")
    let parent = ScreenCoordinator("Parent", router: stage.show())
    let child = TalkativeCoordinator()
    parent.presentChild(child, animated: true, onDismissed: stage.diary.departure(of: "A"))
    child.sayDismissed()
    child.sayDismissed()
    #expect(parent.children.isEmpty)
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a refused child is dropped`() {
    let stage = Stage("Home")
    stage.cover(style: .pageSheet)
    let parent = ScreenCoordinator("Parent", router: stage.show())
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    let child = ScreenCoordinator("A", router: router)
    parent.presentChild(child, animated: true, onDismissed: stage.diary.departure(of: "A"))
    stage.settle()
    #expect(parent.children.isEmpty)
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `children leave in nested flows, the innermost first`() {
    let stage = Stage("Home")
    let parent = ScreenCoordinator("Parent", router: stage.show())
    let child = stage.presentChild("A", of: parent)
    weak let grandchild = stage.presentChild("B", of: child)
    child.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(parent.children.isEmpty)
    #expect(child.children.isEmpty)
    #expect(grandchild == nil)
    #expect(stage.diary.departures == ["B", "A"])
  }
}
