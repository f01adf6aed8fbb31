import Coordinators
import HeadlessUIKit
import Testing

/// The delegate that a navigation controller had before, which routers take and give back.
@MainActor @Suite struct EarlierDelegateTests {
  @Test func `a delegate of before goes on being told`() {
    let stage = Stage("Home")
    let delegate = StackDelegate()
    stage.navigation.delegate = delegate
    let router = stage.show("A")
    #expect(delegate.calls == ["willShow(A, animated)", "didShow(A, animated)"])
    stage.perform(.cancelSwipeBack)
    router.dismiss(animated: false)
    #expect(
      Array(delegate.calls.dropFirst(2)) == [
        "willShow(Home, animated)", "willShow(Home)", "didShow(Home)",
      ])
  }

  @Test(arguments: StackExit.ofOne)
  func `a delegate of before has its place back when the screens have left`(exit: StackExit) {
    let stage = Stage("Home")
    let delegate = StackDelegate()
    stage.navigation.delegate = delegate
    let router = stage.show("A")
    #expect(stage.navigation.delegate !== delegate)
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(stage.navigation.delegate === delegate)
    let count = delegate.calls.count
    stage.navigation.pushViewController(Screen("X"), animated: false)
    #expect(Array(delegate.calls.dropFirst(count)) == ["willShow(X)", "didShow(X)"])
  }

  @Test func `a delegate of before is told of the change before the closures run`() {
    let stage = Stage("Home")
    let delegate = StackDelegate()
    stage.navigation.delegate = delegate
    let router = NavigationRouter(navigationController: stage.navigation)
    var callsBefore: [String] = []
    router.present(Screen("A"), animated: false) { callsBefore = delegate.calls }
    stage.perform(.back)
    #expect(callsBefore.last == "didShow(Home, animated)")
  }

  @Test func `there is no delegate afterwards when there was none before`() {
    let stage = Stage("Home")
    let router = stage.show("A")
    #expect(stage.navigation.delegate != nil)
    router.dismiss(animated: true)
    #expect(stage.navigation.delegate != nil)
    stage.settle()
    #expect(stage.navigation.delegate == nil)
  }

  @Test(arguments: [true, false])
  func `a delegate of before has its place back after nested flows`(innerEndsFirst: Bool) {
    let stage = Stage("Home")
    let delegate = StackDelegate()
    stage.navigation.delegate = delegate
    let outer = stage.show("A")
    let inner = stage.show("B")
    (innerEndsFirst ? inner : outer).dismiss(animated: true)
    stage.settle()
    #expect((stage.navigation.delegate === delegate) == !innerEndsFirst)
    outer.dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.delegate === delegate)
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `a delegate of before has its place back when the router is dropped`() {
    let stage = Stage("Home")
    let delegate = StackDelegate()
    stage.navigation.delegate = delegate
    _ = stage.show("A")
    stage.perform(.back)
    #expect(stage.navigation.delegate === delegate)
  }

  @Test func `a delegate of before is not kept alive`() {
    let stage = Stage("Home")
    var delegate: StackDelegate? = StackDelegate()
    weak let weakDelegate = delegate
    stage.navigation.delegate = delegate
    let router = stage.show("A")
    delegate = nil
    #expect(weakDelegate == nil)
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.delegate == nil)
  }

  @Test func `a delegate of before has its place back after flows that begin in one turn`() {
    let stage = Stage("Home")
    let delegate = StackDelegate()
    stage.navigation.delegate = delegate
    let first = NavigationRouter(navigationController: stage.navigation)
    let second = NavigationRouter(navigationController: stage.navigation)
    first.present(Screen("A"), animated: false) {
      second.present(Screen("B"), animated: false, onDismissed: stage.diary.departure(of: "B"))
      first.present(Screen("C"), animated: false, onDismissed: stage.diary.departure(of: "C"))
    }
    stage.navigation.pushViewController(Screen("X"), animated: true)
    first.dismiss(animated: false)
    stage.settle()
    #expect(stage.stack == ["Home", "B", "C"])
    stage.navigation.popToRootViewController(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["C", "B"])
    #expect(stage.navigation.delegate === delegate)
  }
}
