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

  @Test func `the closure runs when the router has been dropped`() {
    let stage = Stage("Home")
    stage.show("A", by: AppDelegateRouter(window: stage.window))
    stage.show("B", by: AppDelegateRouter(window: stage.window))
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: [true, false])
  func `the closure of a root sets the next root`(byRouter: Bool) {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    router.present(Screen("A"), animated: false) {
      stage.diary.departure(of: "A")()
      router.present(Screen("C"), animated: false, onDismissed: stage.diary.departure(of: "C"))
    }
    if byRouter {
      stage.show("B", by: router)
    } else {
      stage.window.rootViewController = Screen("X")
      stage.settle()
    }
    #expect(stage.window.frontmostTitle == "C")
    #expect(stage.window.subviews.count == 1)
    #expect(stage.diary.departures == (byRouter ? ["A", "B"] : ["A"]))
  }
}
