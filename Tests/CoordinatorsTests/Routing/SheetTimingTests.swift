import Coordinators
import HeadlessUIKit
import Testing

/// UIKit ignores a dismissal while it animates another change, so routers wait.
@MainActor @Suite struct SheetTimingTests {
  @Test(arguments: [true, false], [true, false])
  func `a sheet may be dismissed while it comes`(comesAnimated: Bool, leavesAnimated: Bool) {
    let stage = Stage("Home")
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    router.present(
      Screen("A"), animated: comesAnimated, onDismissed: stage.diary.departure(of: "A"))
    router.dismiss(animated: leavesAnimated)
    #expect(stage.diary.departures == [])
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.diary.departures == ["A"])
    #expect(stage.console == [])
    let animations = [comesAnimated, leavesAnimated].filter { $0 }
    #expect(HeadlessDevice.current.clock.now == .seconds(0.4) * animations.count)
  }

  @Test func `a sheet may be cancelled while it comes`() {
    let stage = Stage("Home")
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    router.present(Screen("A"), animated: true, onDismissed: stage.diary.departure(of: "A"))
    stage.perform(.press(0, title: "Cancel"))
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.diary.departures == ["A"])
    #expect(stage.console == [])
  }

  @Test func `a sheet may be dismissed and cancelled several times`() {
    let stage = Stage("Home")
    let router = stage.showModally("A", "B")
    stage.perform(.back)
    for _ in 1...2 {
      router.dismiss(animated: true)
      stage.begin(.press(0, title: "Cancel"))
    }
    stage.settle()
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["B", "A"])
    #expect(stage.console == [])
  }

  @Test(arguments: [SystemGesture.pullSheetDown, .cancelPullSheetDown])
  func `a sheet may be dismissed while it is pulled`(gesture: SystemGesture) {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    stage.begin(gesture)
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.diary.departures == ["A"])
    #expect(stage.console == [])
  }

  @Test(arguments: [true, false])
  func `a sheet may be dismissed while something comes over it or leaves it`(isComing: Bool) {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    let cover = Screen("Cover")
    stage.window.frontmost.present(cover, animated: true)
    if !isComing {
      stage.settle()
      cover.dismiss(animated: true)
    }
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["A"])
    #expect(stage.console == [])
  }

  @Test func `a sheet may be dismissed while something comes over it without animation`() {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    stage.window.frontmost.present(Screen("Cover"), animated: false)
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: [true, false])
  func `a sheet may be dismissed while a screen is pushed in it`(animated: Bool) {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    router.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    router.present(Screen("C"), animated: true, onDismissed: stage.diary.departure(of: "C"))
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.diary.departures == ["C", "B", "A"])
    #expect(stage.markerCount == 0)
  }

  @Test func `a screen may be pushed while the sheet comes`() {
    let stage = Stage("Home")
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    for title in ["A", "B"] {
      router.present(Screen(title), animated: true, onDismissed: stage.diary.departure(of: title))
    }
    stage.settle()
    #expect(stage.window.frontmostTitle == "B")
    #expect(stage.diary.departures == [])
    stage.perform(.back)
    #expect(stage.diary.departures == ["B"])
    stage.perform(.pullSheetDown)
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `a screen that is pushed while the sheet is pulled down leaves with it`() {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    stage.begin(.pullSheetDown)
    stage.show("B", by: router)
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `a sheet may be dismissed while something comes over what lies over it`() {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    stage.cover(with: "Lower", style: .pageSheet)
    stage.window.frontmost.present(Screen("Upper"), animated: true)
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["A"])
    #expect(stage.console == [])
  }

  @Test func `a dismissal does not wait for a screen that is pushed in the sheet`() {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    let start = HeadlessDevice.current.clock.now
    router.present(Screen("B"), animated: true)
    router.dismiss(animated: true)
    stage.settle()
    #expect(HeadlessDevice.current.clock.now - start == .seconds(0.4))
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a sheet may be dismissed while what it lies over is on its way out`() {
    let stage = Stage("Home")
    stage.cover(style: .pageSheet)
    let router = stage.showModally("A")
    let start = HeadlessDevice.current.clock.now
    stage.navigation.dismiss(animated: true)
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["A"])
    #expect(HeadlessDevice.current.clock.now - start == .seconds(0.4))
    #expect(stage.console == [])
  }
}
