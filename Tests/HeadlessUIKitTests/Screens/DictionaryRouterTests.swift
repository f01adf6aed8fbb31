import HeadlessUIKit
import Testing

/// What becomes of a router that keeps a closure for each screen and asks only for the old top.
@MainActor @Suite struct DictionaryRouterTests {
  // C6, M7
  @Test func `a screen is let go by a tap on Back`() {
    let (stage, router) = showTwo()
    weak let top = stage.navigation.topViewController
    stage.perform(.back)
    stage.settle()
    #expect(router.departures == ["C"])
    #expect(top == nil)
  }

  // C7, M7
  @Test func `a screen is kept after an unanimated pop`() {
    let (stage, router) = showTwo()
    weak let top = stage.navigation.topViewController
    stage.navigation.popViewController(animated: false)
    stage.settle()
    #expect(router.departures == [])
    #expect(top != nil)
    router.forget()
    #expect(top == nil)
  }

  // C8, M7
  @Test func `a screen in the middle is kept after a pop of several`() {
    let (stage, router) = showTwo()
    weak let middle = stage.onStack(1)
    weak let top = stage.onStack(2)
    stage.perform(.holdBack(choosing: 0, title: "A"))
    stage.settle()
    #expect(router.departures == ["C"])
    #expect(middle != nil)
    #expect(top == nil)
    router.forget()
    #expect(middle == nil)
  }

  // H11, M7
  @Test func `a screen is kept after its sheet has been pulled down`() {
    let (stage, router) = (Stage("A"), DictionaryRouter())
    stage.navigation.present(router.stack(of: UIViewController()), animated: true)
    stage.settle()
    weak let inside = stage.window.frontmostViewController
    stage.perform(.pullSheetDown)
    stage.settle()
    #expect(router.departures == [])
    #expect(inside != nil)
    router.forget()
    #expect(inside == nil)
  }

  private func showTwo() -> (Stage, DictionaryRouter) {
    let (stage, router) = (Stage("A"), DictionaryRouter())
    stage.navigation.delegate = router
    for title in ["B", "C"] {
      let screen = UIViewController()
      screen.title = title
      router.show(screen, on: stage.navigation)
      stage.settle()
    }
    return (stage, router)
  }
}

private final class DictionaryRouter: NSObject, UINavigationControllerDelegate {
  private(set) var departures: [String] = []
  private var closures: [UIViewController: () -> Void] = [:]

  func show(_ screen: UIViewController, on navigation: UINavigationController) {
    let name = screen.displayName
    closures[screen] = { [unowned self] in departures.append(name) }
    navigation.pushViewController(screen, animated: true)
  }

  func stack(of screen: UIViewController) -> UINavigationController {
    let navigation = UINavigationController()
    show(screen, on: navigation)
    navigation.delegate = self
    return navigation
  }

  func forget() {
    closures = [:]
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let left = navigationController.transitionCoordinator?.viewController(forKey: .from)
    guard let left, !navigationController.viewControllers.contains(left) else { return }
    closures.removeValue(forKey: left)?()
  }
}
