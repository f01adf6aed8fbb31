import Coordinators
import HeadlessUIKit

extension Chaos {
  /// Pushes a screen with an old router, or with a new one onto the stack that is on screen.
  func push() {
    let old = dice.pick(routers.compactMap { $0 as? NavigationRouter })
    let isNew = dice.hits(oneIn: 3)
    show(by: isNew ? nil : old, or: NavigationRouter(navigationController: stack))
  }

  /// Presents a screen with an old router, or with a new one over what is on screen.
  func presentSheet() {
    let old = dice.pick(routers.compactMap { $0 as? ModalNavigationRouter })
    let isNew = dice.hits(oneIn: 2)
    let frontmost = stage.window.frontmost
    show(by: isNew ? nil : old, or: ModalNavigationRouter(parentViewController: frontmost))
  }

  /// Performs a gesture that is possible.
  func gesture() {
    guard let gesture = dice.pick(stage.window.systemGestures) else { return }
    steps.append("\(gesture)")
    stage.window.perform(gesture)
  }

  /// Dismisses one of the routers.
  func dismissRouter() {
    guard let place = dice.pick(Array(routers.indices)) else { return }
    let isAnimated = dice.hits(oneIn: 2)
    steps.append("dismiss(\(isAnimated)) by the router of \(place)")
    routers[place].dismiss(animated: isAnimated)
  }

  /// Dismisses all that lies over the root, as foreign code.
  func dismissFromRoot() {
    let isAnimated = dice.hits(oneIn: 2)
    steps.append("dismiss(\(isAnimated)) from the root")
    stage.window.rootViewController?.dismiss(animated: isAnimated)
  }

  /// Covers all that is shown, as foreign code may do at rest.
  func cover() {
    guard HeadlessDevice.current.clock.isIdle else { return }
    let cover = Screen("Cover")
    cover.modalPresentationStyle = dice.pick(UIModalPresentationStyle.shown) ?? .automatic
    steps.append("cover(\(cover.modalPresentationStyle))")
    stage.window.frontmost.present(cover, animated: dice.hits(oneIn: 2))
  }

  /// Pops all screens but the root, as foreign code.
  func popToRoot() {
    let isAnimated = dice.hits(oneIn: 2)
    steps.append("popToRoot(\(isAnimated))")
    stack.popToRootViewController(animated: isAnimated)
  }

  /// Sometimes replaces the root of the window: as foreign code, or with a router where there is
  /// something to dismiss.
  func changeRoot() {
    guard dice.hits(oneIn: 4), let old = stage.window.rootViewController else { return }
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: Screen("Home"))
    tabs.viewControllers = [navigation, Screen("Other")]
    steps.append("change root")
    if old.presentedViewController == nil {
      stage.window.rootViewController = tabs
    } else {
      AppDelegateRouter(window: stage.window).present(tabs, animated: false)
    }
  }

  private var stack: UINavigationController {
    let tabs = stage.window.rootViewController as? UITabBarController
    return stage.window.frontmost.navigationController
      ?? tabs?.viewControllers?.first as? UINavigationController ?? stage.navigation
  }

  private func show(by old: (any Router)?, or new: any Router) {
    let place = showings.count
    let screen = Screen("\(place)")
    let router = old ?? new
    steps.append("\(place) by \(old == nil ? "a new" : "an old") \(type(of: router))")
    showings.append(Showing(screen: screen))
    routers.append(router)
    router.present(screen, animated: !dice.hits(oneIn: 4)) { [weak self] in
      self?.showings[place].departureCount += 1
      self?.steps.append("(\(place) is told)")
      self?.navigateInClosure()
    }
  }
}
