import Coordinators
import HeadlessUIKit
import Testing

/// Routers and what they observe hold one another in no circle.
@MainActor @Suite struct OwnershipTests {
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

  @Test func `all is freed with the window`() {
    var stage: Stage? = Stage("Home")
    weak let flow = stage?.show("A")
    let sheet = stage?.showModally("B")
    weak let window = stage?.window
    weak let navigation = stage?.navigation
    weak let modal = window?.frontmost.navigationController
    #expect(modal != nil)
    #expect(modal !== navigation)
    stage = nil
    #expect(window == nil)
    #expect(navigation == nil)
    #expect(modal == nil)
    #expect(flow == nil)
    withExtendedLifetime(sheet) {}
  }
}
