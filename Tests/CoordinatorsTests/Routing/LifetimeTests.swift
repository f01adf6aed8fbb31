import Coordinators
import HeadlessUIKit
import Testing

/// What has left is freed, and nothing of the routers stays behind.
@MainActor @Suite struct LifetimeTests {
  @Test(arguments: StackExit.ofOne)
  func `a router keeps no screen that has left the stack`(exit: StackExit) {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    weak let screen = stage.present(Screen("A"), by: router)
    #expect(screen != nil)
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(screen == nil)
    #expect(stage.markerCount == 0)
    #expect(stage.navigation.delegate == nil)
    withExtendedLifetime(router) {}
  }

  @Test(arguments: SheetExit.allCases)
  func `a router keeps no screen whose sheet has left`(exit: SheetExit) {
    let stage = Stage("Home")
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    weak let screen = stage.present(Screen("A"), by: router)
    weak let sheet = screen?.navigationController
    #expect(screen != nil)
    #expect(sheet != nil)
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(screen == nil)
    #expect(sheet == nil)
    #expect(stage.navigation.view.hiddenDescendantCount == 0)
    withExtendedLifetime(router) {}
  }

  @Test func `a router keeps no screen that was refused`() {
    let stage = Stage("Home")
    stage.cover(style: .pageSheet)
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    weak let screen = stage.present(Screen("A"), by: router)
    #expect(screen == nil)
    #expect(stage.markerCount == 0)
    withExtendedLifetime(router) {}
  }

  @Test func `a router keeps no root that was replaced`() {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    weak let screen = stage.present(Screen("A"), by: router)
    #expect(screen != nil)
    stage.show("B", by: router)
    #expect(screen == nil)
    #expect(stage.markerCount == 1)
    withExtendedLifetime(router) {}
  }

  @Test(arguments: UIModalPresentationStyle.shown)
  func `a router keeps no root that was replaced under a cover`(style: UIModalPresentationStyle) {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    weak let screen = stage.present(Screen("A"), by: router)
    weak let cover = stage.cover(style: style)
    #expect(screen != nil)
    #expect(cover != nil)
    stage.show("B", by: router)
    #expect(screen == nil)
    #expect(cover == nil)
  }

  @Test(arguments: UIModalPresentationStyle.shown)
  func `nothing stays behind in what covered a screen`(style: UIModalPresentationStyle) {
    let stage = Stage("Home")
    let router = stage.show("A")
    let cover = stage.cover(style: style)
    cover.dismiss(animated: true)
    stage.settle()
    #expect(cover.view.hiddenDescendantCount == 0)
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.markerCount == 0)
  }

  @Test func `nothing stays behind in tabs and covers that hid a screen`() {
    let stage = Stage.inTabs()
    let router = stage.show("A")
    stage.perform(.tapTab(1, title: "Other"))
    stage.cover(style: .fullScreen).dismiss(animated: true)
    stage.settle()
    stage.perform(.tapTab(0, title: "Home"))
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.markerCount == 0)
  }

  @Test func `a router keeps no screen that left unseen`() {
    let stage = Stage.inTabs()
    let router = NavigationRouter(navigationController: stage.navigation)
    weak let screen = stage.present(Screen("A"), by: router)
    stage.perform(.tapTab(1, title: "Other"))
    stage.navigation.popToRootViewController(animated: false)
    #expect(screen == nil)
    #expect(stage.diary.departures == [])
    withExtendedLifetime(router) {}
  }

  @Test func `a modal router does not keep the screen that it presents over`() {
    let stage = Stage("Home")
    weak let parent = stage.present(Screen("A"), by: stage.show())
    let router = parent.map(ModalNavigationRouter.init)
    stage.perform(.back)
    #expect(parent == nil)
    withExtendedLifetime(router) {}
  }

  @Test func `nothing stays behind in a sheet that was refused`() {
    let stage = Stage("Home")
    stage.cover(style: .pageSheet)
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    let screen = Screen("A")
    router.present(screen, animated: true, onDismissed: stage.diary.departure(of: "A"))
    let sheet = screen.navigationController
    stage.settle()
    #expect(sheet?.view.hiddenDescendantCount == 0)
    #expect(sheet?.delegate == nil)
    stage.show("B", by: router)
    #expect(sheet?.viewControllers == [screen])
    #expect(stage.diary.departures == ["A", "B"])
  }
}
