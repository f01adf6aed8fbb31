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

  @Test(arguments: StackExit.ofOne)
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
}
