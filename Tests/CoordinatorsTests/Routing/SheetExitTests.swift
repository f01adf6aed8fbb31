import Coordinators
import HeadlessUIKit
import Testing

@MainActor @Suite struct SheetExitTests {
  @Test(arguments: SheetExit.allCases)
  func `the closure runs once, when the screen has left`(exit: SheetExit) {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    #expect(stage.window.frontmostTitle == "A")
    exit.begin(on: stage, by: router)
    #expect(stage.diary.departures == [])
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.diary.departures == ["A"])
    #expect(stage.console == [])
  }

  @Test(arguments: SheetExit.ofSeveral)
  func `the closures run for all screens, the one shown last first`(exit: SheetExit) {
    let stage = Stage("Home")
    let router = stage.showModally("A", "B", "C")
    exit.begin(on: stage, by: router)
    #expect(stage.diary.departures == [])
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.diary.departures == ["C", "B", "A"])
  }

  @Test(arguments: SheetExit.ofSeveral)
  func `screens that were popped before are not told again`(exit: SheetExit) {
    let stage = Stage("Home")
    let router = stage.showModally("A", "B", "C")
    stage.perform(.back)
    #expect(stage.diary.departures == ["C"])
    stage.perform(.swipeBack)
    #expect(stage.diary.departures == ["C", "B"])
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(stage.diary.departures == ["C", "B", "A"])
  }

  @Test func `foreign code pops the pushed screens`() {
    let stage = Stage("Home")
    let router = stage.showModally("A", "B", "C")
    stage.window.frontmost.navigationController?.popToRootViewController(animated: false)
    stage.settle()
    #expect(stage.diary.departures == ["C", "B"])
    stage.show("D", by: router)
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["C", "B", "D", "A"])
  }

  @Test func `a router goes on pushing when foreign code has replaced all of its screens`() {
    let stage = Stage("Home")
    let router = stage.showModally("A", "B")
    let modal = stage.window.frontmost.navigationController
    modal?.viewControllers = [Screen("X")]
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
    stage.show("C", by: router)
    #expect(modal?.viewControllers.map(\.displayName) == ["X", "C"])
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.diary.departures == ["B", "A", "C"])
  }

  @Test func `a sheet pulled down half way changes nothing`() {
    let stage = Stage("Home")
    let router = stage.showModally("A", "B")
    stage.begin(.cancelPullSheetDown)
    #expect(stage.diary.departures == [])
    stage.settle()
    #expect(stage.window.frontmostTitle == "B")
    #expect(stage.diary.departures == [])
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `a sheet that may not be pulled down stays`() {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    stage.window.frontmost.navigationController?.isModalInPresentation = true
    stage.perform(.pullSheetDown)
    #expect(stage.window.frontmostTitle == "A")
    #expect(stage.diary.departures == [])
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown)
  func `a cover over the sheet does not make it leave, and leaves with it`(
    style: UIModalPresentationStyle
  ) {
    let stage = Stage("Home")
    let router = stage.showModally("A", "B")
    let cover = stage.cover(style: style)
    cover.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "B")
    #expect(stage.diary.departures == [])
    stage.cover(style: style)
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["B", "A"])
    #expect(stage.console == [])
  }

  @Test(arguments: SheetExit.allCases.filter { ![.animatedDismissal, .dismissal].contains($0) })
  func `the closure runs when the router has been dropped`(exit: SheetExit) {
    let stage = Stage("Home")
    _ = stage.showModally("A")
    exit.begin(on: stage, by: AppDelegateRouter(window: stage.window))
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `only the first screen gets a Cancel button, and has its own one back afterwards`() {
    let stage = Stage("Home")
    let router = ModalNavigationRouter(parentViewController: stage.window.frontmost)
    let (first, second) = (Screen("A"), Screen("B"))
    let own = UIBarButtonItem(title: "Own")
    first.navigationItem.leftBarButtonItem = own
    for screen in [first, second] { router.present(screen, animated: true) }
    stage.settle()
    #expect(first.navigationItem.leftBarButtonItem?.title == "Cancel")
    #expect(second.navigationItem.leftBarButtonItem == nil)
    router.dismiss(animated: true)
    stage.settle()
    #expect(first.navigationItem.leftBarButtonItem === own)
  }
}
