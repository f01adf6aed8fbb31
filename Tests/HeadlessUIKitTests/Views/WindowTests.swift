import HeadlessUIKit
import Testing

@MainActor @Suite struct WindowTests {
  // K4
  @Test func `a window shows nothing before it is made visible`() {
    let stage = Stage()
    let window = UIWindow(frame: .zero)
    #expect(window.rootViewController == nil)
    window.rootViewController = stage.screen("X")
    #expect(stage.log.take() == [])
    #expect(window.isHidden)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    #expect(
      stage.log.take() == [
        "X.viewDidLoad", "X.viewWillAppear", "X.viewIsAppearing", "X.viewDidAppear",
      ])
    window.makeKeyAndVisible()
    #expect(stage.log.take() == [])
  }

  // K1
  @Test func `a new root takes the place of the old one at once`() {
    let stage = Stage("A")
    stage.window.rootViewController = stage.screen("X")
    #expect(
      stage.log.take() == [
        "nav.viewWillDisappear", "A.viewWillDisappear", "nav.viewDidDisappear",
        "A.viewDidDisappear", "X.viewDidLoad", "X.viewWillAppear", "X.viewIsAppearing",
        "X.viewDidAppear",
      ])
    #expect(stage.navigation.view.window == nil)
    #expect(stage.window.frontmostViewController?.title == "X")
    stage.window.rootViewController = nil
    #expect(stage.window.frontmostPath == [])
    #expect(stage.window.systemGestures == [])
  }

  // K1
  @Test func `a root that is replaced before it appears never does`() {
    let stage = Stage("A")
    stage.log.when("A.viewDidDisappear") { stage.window.rootViewController = stage.screen("Y") }
    stage.window.rootViewController = stage.screen("X")
    #expect(stage.window.frontmostViewController?.title == "Y")
    #expect(!stage.log.take().contains { $0.hasPrefix("X.") })
  }

  // Golden sequence 13. K2.
  @Test func `what the old root presents stays, and keeps the old root`() {
    let log = CallbackLog()
    let window = visibleWindow()
    weak let root = presentSheet(over: Screen("old", log), in: window)
    weak let sheet = root?.presentedViewController
    window.rootViewController = Screen("new", log)
    HeadlessDevice.current.clock.settle()
    #expect(window.frontmostViewController?.title == "new")
    #expect(root != nil)
    #expect(sheet?.presentingViewController === root)
    #expect(sheet?.view.window === window)
    sheet?.dismiss(animated: true)
    HeadlessDevice.current.clock.settle()
    #expect(root == nil)
    #expect(sheet == nil)
  }

  // K2
  @Test func `an old root that comes back is an ordinary root again`() {
    let window = visibleWindow()
    let root = presentSheet(over: UIViewController(), in: window)
    window.rootViewController = UIViewController()
    window.rootViewController = root
    #expect(window.frontmostViewController === root.presentedViewController)
    root.dismiss(animated: true)
    HeadlessDevice.current.clock.settle()
    #expect(window.frontmostViewController === root)
  }

  // K3
  @Test func `a root set in the completion of a dismissal leaves nothing of the old one`() {
    let window = visibleWindow()
    weak let root = presentSheet(over: UIViewController(), in: window)
    weak let sheet = root?.presentedViewController
    root?.dismiss(animated: true) { window.rootViewController = UIViewController() }
    #expect(window.rootViewController === root)
    HeadlessDevice.current.clock.settle()
    #expect(root == nil)
    #expect(sheet == nil)
    #expect(window.subviews == [window.rootViewController?.view])
    #expect(HeadlessDevice.current.console == [])
  }

  // K8
  @Test func `an old root that presents nothing is freed`() {
    let window = visibleWindow()
    window.rootViewController = UIViewController()
    weak let root = window.rootViewController
    window.rootViewController = UIViewController()
    #expect(root == nil)
  }

  @Test func `the path to the frontmost screen leads through what is presented last`() {
    let stage = Stage("A", "B")
    #expect(stage.window.frontmostPath.map(\.displayName) == ["nav", "B"])
    let inside = stage.screen("X")
    let sheet = UINavigationController(rootViewController: inside)
    stage.navigation.present(sheet, animated: true)
    #expect(stage.window.frontmostPath == [sheet, inside])
    #expect(stage.window.frontmostViewController === inside)
  }

  private func visibleWindow() -> UIWindow {
    HeadlessDevice.current = HeadlessDevice()
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    return window
  }

  private func presentSheet(
    over root: UIViewController, in window: UIWindow
  ) -> UIViewController {
    window.rootViewController = root
    root.present(UIViewController(), animated: true)
    HeadlessDevice.current.clock.settle()
    return root
  }
}
