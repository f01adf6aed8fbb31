import Coordinators
import HeadlessUIKit
import Testing

/// A root that is replaced under what it presents.
@MainActor @Suite struct CoveredRootTests {
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

  @Test(arguments: UIModalPresentationStyle.shown)
  func `what lies over the root stays when the same root is shown again`(
    style: UIModalPresentationStyle
  ) {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    let root = Screen("A")
    router.present(root, animated: false)
    stage.cover(style: style)
    router.present(root, animated: false)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Cover")
  }
}
