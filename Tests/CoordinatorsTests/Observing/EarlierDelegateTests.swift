import Coordinators
import HeadlessUIKit
import Testing

/// The navigation controller's one delegate, which routers take and give back.
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

  @Test(arguments: StackExit.allCases)
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

  @Test(arguments: [true, false])
  func `a delegate that is set later keeps its place`(animated: Bool) {
    let stage = Stage("Home")
    let router = stage.show("A")
    let later = StackDelegate()
    stage.navigation.delegate = later
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.navigation.delegate === later)
    #expect(stage.diary.departures == ["A"])
    #expect(stage.markerCount == 0)
  }

  @Test func `a flow inside another sees all under a delegate that was set between the two`() {
    let stage = Stage("Home")
    let outer = stage.show("A")
    let later = StackDelegate()
    stage.navigation.delegate = later
    let inner = stage.show("B")
    #expect(later.calls == ["willShow(B, animated)", "didShow(B, animated)"])
    inner.dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.delegate === later)
    #expect(stage.diary.departures == ["B"])
    outer.dismiss(animated: false)
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `screens that left unnoticed under a later delegate are told with the next ones`() {
    let stage = Stage("Home")
    let router = stage.show("A", "B")
    let later = StackDelegate()
    stage.navigation.delegate = later
    stage.perform(.back)
    stage.show("C", by: router)
    stage.window.rootViewController = nil
    stage.settle()
    #expect(stage.diary.departures == ["B", "C", "A"])
  }
}
