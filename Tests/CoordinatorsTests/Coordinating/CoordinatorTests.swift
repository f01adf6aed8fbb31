import Coordinators
import HeadlessUIKit
import Testing

@MainActor @Suite struct CoordinatorTests {
  @Test func `a child is held until it is dismissed`() {
    let stage = Stage("Home")
    let parent = ScreenCoordinator("Parent", router: stage.show())
    weak let child = stage.presentChild("A", of: parent)
    #expect(child != nil)
    #expect(parent.children.count == 1)
    #expect(parent.children.first === child)
    stage.perform(.cancelSwipeBack)
    #expect(child != nil)
    stage.perform(.back)
    #expect(parent.children.isEmpty)
    #expect(child == nil)
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: StackExit.allCases)
  func `a child is dropped before its closure runs, whatever made it leave`(exit: StackExit) {
    let stage = Stage("Home")
    let parent = ScreenCoordinator("Parent", router: stage.show())
    let child = ScreenCoordinator("A", router: stage.show())
    var counts: [Int] = []
    parent.presentChild(child, animated: false) { counts.append(parent.children.count) }
    exit.begin(on: stage, by: child.router)
    stage.settle()
    #expect(counts == [0])
  }

  @Test(arguments: SheetExit.allCases)
  func `a modal child is dropped before its closure runs, whatever made it leave`(exit: SheetExit) {
    let stage = Stage("Home")
    let parent = ScreenCoordinator("Parent", router: stage.show())
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    let child = ScreenCoordinator("A", router: router)
    var counts: [Int] = []
    parent.presentChild(child, animated: true) { counts.append(parent.children.count) }
    stage.settle()
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(counts == [0])
  }

  @Test func `a child needs no closure`() {
    let stage = Stage("Home")
    let parent = ScreenCoordinator("Parent", router: stage.show())
    parent.presentChild(ScreenCoordinator("A", router: stage.show()), animated: true)
    #expect(parent.children.count == 1)
    stage.settle()
    stage.perform(.back)
    #expect(parent.children.isEmpty)
  }

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

  @Test(arguments: [true, false])
  func `a dismissal goes to the router`(animated: Bool) {
    let router = ListeningRouter()
    ScreenCoordinator("A", router: router).dismiss(animated: animated)
    #expect(router.calls == ["dismiss(animated: \(animated))"])
  }

  @Test func `a screen needs no closure`() {
    let router = ListeningRouter()
    router.present(Screen("A"), animated: true)
    #expect(router.calls == ["present(A, animated: true, onDismissed: nil)"])
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
