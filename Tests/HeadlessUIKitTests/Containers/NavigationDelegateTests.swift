import HeadlessUIKit
import Testing

@MainActor @Suite struct NavigationDelegateTests {
  // C1
  @Test(arguments: StackRequest.allCases)
  func `each change of the top is told before and after, as animated as it was asked for`(
    request: StackRequest
  ) {
    let stage = Stage("A", "B", "C")
    request.perform(on: stage)
    stage.settle()
    let top = "\(request.stackAfterwards.last ?? "")\(request.isAnimated ? "" : ", unanimated")"
    let told = stage.log.take().filter { $0.contains("Show(") }
    #expect(told == ["willShow(\(top))", "didShow(\(top))"])
  }

  // C4
  @Test func `the first display is told once`() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.screen("X"))
    navigation.delegate = stage.delegate
    _ = stage.log.take()
    stage.window.rootViewController = navigation
    #expect(
      stage.log.take().filter { $0.contains("X") } == [
        "X.viewDidLoad", "X.viewWillAppear", "X.viewIsAppearing", "willShow(X, unanimated)",
        "X.viewDidAppear", "didShow(X, unanimated)",
      ])
  }

  // C16
  @Test func `the return from behind a full screen is told again`() {
    let stage = Stage("A")
    stage.show("S", as: .fullScreen)
    stage.navigation.dismiss(animated: true)
    stage.settle()
    let told = stage.log.take().filter { $0.contains("Show(") }
    #expect(told == ["willShow(A)", "didShow(A)"])
  }

  // C16
  @Test func `the return of a tab is told again`() {
    let stage = TabStage()
    let delegate = RecordingNavigationDelegate(stage.log)
    stage.first.delegate = delegate
    stage.tap(1)
    stage.tap(0)
    let told = stage.log.take().filter { $0.contains("Show(") }
    #expect(told == ["willShow(A, unanimated)", "didShow(A, unanimated)"])
  }

  // C5
  @Test func `the stack is the final one when the change has been told`() {
    let stage = Stage("A", "B", "C")
    stage.log.when("didShow(A)") { #expect(stage.stack == ["A"]) }
    stage.navigation.popToRootViewController(animated: true)
    stage.settle()
    #expect(stage.log.take().contains("didShow(A)"))
  }

  // C8
  @Test func `a pop of several is told once, and names only the old top`() {
    let stage = Stage("A", "B", "C", "D")
    let top = stage.onStack(3)
    stage.log.when("didShow(A)") {
      #expect(stage.navigation.transitionCoordinator?.viewController(forKey: .from) === top)
    }
    stage.navigation.popToRootViewController(animated: true)
    stage.settle()
    #expect(stage.log.take().filter { $0.contains("Show(") } == ["willShow(A)", "didShow(A)"])
  }

  // C12
  @Test func `a second delegate takes the place of the first, which stays deaf`() {
    let stage = Stage("A")
    var second: RecordingNavigationDelegate? = RecordingNavigationDelegate(
      stage.log, name: "second.")
    stage.navigation.delegate = second
    stage.push("B")
    stage.settle()
    #expect(
      stage.log.take().filter { $0.contains("Show(") } == [
        "second.willShow(B)", "second.didShow(B)",
      ])
    second = nil
    #expect(stage.navigation.delegate == nil)
    stage.push("C")
    stage.settle()
    #expect(stage.log.take().filter { $0.contains("Show(") } == [])
  }

  // C17
  @Test func `a delegate that comes late is not told what has been shown`() {
    let stage = Stage("A", "B")
    let late = RecordingNavigationDelegate(stage.log)
    stage.navigation.delegate = late
    stage.settle()
    #expect(stage.log.take() == [])
  }

  // C18
  @Test func `the end of a push is known from the coordinator, the delegate or a transaction`() {
    let stage = Stage("A")
    let push: (UIViewController, Bool) -> Void = stage.navigation.pushViewController
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.log.add("transaction") }
    push(stage.screen("B"), true)
    CATransaction.commit()
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      stage.log.add("completion")
    }
    _ = stage.log.take()
    stage.settle()
    let told = stage.log.take().filter { !$0.contains(".") }
    #expect(told == ["completion", "didShow(B)", "transaction"])
  }
}
