import Coordinators
import HeadlessUIKit
import Testing

/// What has left is freed, and nothing of the routers stays behind.
@MainActor @Suite struct LifetimeTests {
  @Test(arguments: StackExit.allCases)
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

  @Test func `all is freed when the window has lost its root`() {
    let stage = Stage("Home")
    weak let navigation = stage.replaceNavigation()
    weak let router = stage.show("A", "B", on: navigation)
    weak let delegate = navigation?.delegate
    #expect(navigation != nil)
    #expect(delegate != nil)
    stage.window.rootViewController = nil
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
    #expect(navigation == nil)
    #expect(router == nil)
    #expect(delegate == nil)
  }

  @Test func `routers that are still held let go of all but their navigation controller`() {
    let stage = Stage("Home")
    weak let navigation = stage.replaceNavigation()
    var router: NavigationRouter? = navigation.map(NavigationRouter.init)
    if let router { stage.show("A", by: router) }
    weak let delegate = navigation?.delegate
    stage.window.rootViewController = nil
    stage.settle()
    #expect(delegate == nil)
    #expect(navigation != nil)
    router = nil
    #expect(navigation == nil)
  }

  @Test func `all is freed when a navigation controller was never shown`() {
    HeadlessDevice.current = HeadlessDevice()
    var navigation: UINavigationController? = UINavigationController()
    var router: NavigationRouter? = navigation.map(NavigationRouter.init)
    router?.present(Screen("A"), animated: true) {}
    weak let weakNavigation = navigation
    weak let weakRouter = router
    weak let delegate = navigation?.delegate
    #expect(delegate != nil)
    navigation = nil
    router = nil
    #expect(weakNavigation == nil)
    #expect(weakRouter == nil)
    #expect(delegate == nil)
  }

  @Test func `a closure is freed when it has run`() {
    let stage = Stage("Home")
    let routers: [any Router] = [
      NavigationRouter(navigationController: stage.navigation),
      ModalNavigationRouter(parentViewController: stage.navigation),
      AppDelegateRouter(window: stage.window),
    ]
    for router in routers {
      weak let captured = stage.presentCapturing(by: router)
      #expect(captured != nil)
      router.dismiss(animated: true)
      stage.settle()
      if router is AppDelegateRouter { stage.show("Other", by: router) }
      #expect(captured == nil)
    }
  }
}
