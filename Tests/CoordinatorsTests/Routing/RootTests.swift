import Coordinators
import HeadlessUIKit
import Testing

@MainActor @Suite struct RootTests {
  @Test func `a screen becomes the root of a window that is shown then`() {
    HeadlessDevice.current = HeadlessDevice()
    let window = UIWindow(frame: .zero)
    let router = AppDelegateRouter(window: window)
    let screen = Screen("A")
    router.present(screen, animated: true)
    #expect(window.rootViewController === screen)
    #expect(window.isKeyWindow)
    #expect(!window.isHidden)
    #expect(HeadlessDevice.current.clock.isIdle)
  }

  @Test func `the closure runs once, when another root has been shown`() {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    for title in ["A", "B", "C"] { stage.show(title, by: router) }
    #expect(stage.window.frontmostTitle == "C")
    #expect(stage.diary.departures == ["A", "B"])
    stage.window.rootViewController = nil
    stage.settle()
    #expect(stage.diary.departures == ["A", "B", "C"])
  }

  @Test func `the closure runs when foreign code sets another root`() {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    stage.show("A", by: router)
    stage.window.rootViewController = Screen("X")
    stage.settle()
    #expect(stage.diary.departures == ["A"])
    stage.show("B", by: router)
    #expect(stage.diary.departures == ["A"])
    stage.window.rootViewController = Screen("Y")
    stage.settle()
    #expect(stage.diary.departures == ["A", "B"])
  }

  @Test(arguments: [true, false])
  func `a dismissal does nothing`(animated: Bool) {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    stage.show("A", by: router)
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.window.frontmostTitle == "A")
    #expect(stage.diary.departures == [])
  }

  @Test func `the same screen shown twice stays, and is told for both when it leaves`() {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    let screen = Screen("A")
    for name in ["first", "second"] {
      router.present(screen, animated: true, onDismissed: stage.diary.departure(of: name))
      stage.settle()
    }
    #expect(stage.diary.departures == [])
    stage.show("B", by: router)
    #expect(stage.diary.departures.sorted() == ["first", "second"])
  }

  @Test(arguments: UIModalPresentationStyle.shown, UIModalPresentationStyle.shown)
  func `what lies over the root leaves with it`(
    lower: UIModalPresentationStyle, upper: UIModalPresentationStyle
  ) {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    stage.show("A", by: router)
    stage.cover(with: "Lower", style: lower)
    stage.cover(with: "Upper", style: upper)
    #expect(stage.diary.departures == [])
    stage.show("B", by: router)
    #expect(stage.window.frontmostTitle == "B")
    #expect(stage.window.subviews.count == 1)
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: [true, false])
  func `the flows of the root leave with it`(isSettled: Bool) {
    let stage = Stage("Home")
    _ = stage.show("A", "B")
    let sheet = ModalNavigationRouter(parentViewController: stage.window.frontmost)
    sheet.present(Screen("C"), animated: true, onDismissed: stage.diary.departure(of: "C"))
    if isSettled { stage.settle() }
    stage.show("D", by: AppDelegateRouter(window: stage.window))
    #expect(stage.window.frontmostTitle == "D")
    #expect(stage.window.subviews.count == 1)
    #expect(stage.diary.departures == ["B", "A", "C"])
    #expect(stage.console == [])
  }

  @Test(arguments: [true, false])
  func `a sheet that is still coming over the root leaves with it`(animated: Bool) {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    stage.show("A", by: router)
    let sheet = ModalNavigationRouter(parentViewController: stage.window.frontmost)
    sheet.present(Screen("B"), animated: animated, onDismissed: stage.diary.departure(of: "B"))
    stage.show("C", by: router)
    #expect(stage.window.frontmostTitle == "C")
    #expect(stage.window.subviews.count == 1)
    #expect(stage.diary.departures == ["A", "B"])
  }

  @Test func `foreign code leaves a sheet over the old root, which stays until it is dismissed`() {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    stage.show("A", by: router)
    let sheet = stage.showModally("B", "C")
    stage.window.rootViewController = Screen("X")
    stage.settle()
    #expect(stage.diary.departures == ["A"])
    sheet.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["A", "C", "B"])
  }

  @Test func `foreign code replaces a root under a cover, which is told when the cover leaves`() {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    stage.show("A", by: router)
    let cover = stage.cover(style: .fullScreen)
    stage.window.rootViewController = Screen("X")
    stage.settle()
    cover.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown)
  func `a root stays under a cover`(style: UIModalPresentationStyle) {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    stage.show("A", by: router)
    for _ in 1...2 {
      stage.cover(style: style).dismiss(animated: true)
      stage.settle()
    }
    #expect(stage.diary.departures == [])
    stage.show("B", by: router)
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `the closure runs when the router has been dropped`() {
    let stage = Stage("Home")
    stage.show("A", by: AppDelegateRouter(window: stage.window))
    stage.show("B", by: AppDelegateRouter(window: stage.window))
    #expect(stage.diary.departures == ["A"])
  }
}
