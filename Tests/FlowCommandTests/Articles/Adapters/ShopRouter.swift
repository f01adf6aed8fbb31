import HeadlessUIKit

@MainActor protocol ShopRouter: AnyObject {
  func push(_ screen: UIViewController, onPop: (() -> Void)?)
  func pop()
}

final class StackShopRouter: ShopRouter {
  let navigationController: UINavigationController
  private var closures: [UIViewController: () -> Void] = [:]

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func push(_ screen: UIViewController, onPop: (() -> Void)?) {
    closures[screen] = onPop
    navigationController.pushViewController(screen, animated: true)
  }

  func pop() {
    guard let screen = navigationController.popViewController(animated: true) else { return }
    closures.removeValue(forKey: screen)?()
  }
}

@MainActor final class ShopCoordinator {
  let router: any ShopRouter
  private(set) var isBuying = false

  init(router: any ShopRouter) {
    self.router = router
  }

  func buy() {
    isBuying = true
    let screen = BasketViewController()
    screen.onDone = { [weak self] in self?.router.pop() }
    router.push(screen) { [weak self] in self?.isBuying = false }
  }
}

final class WindowViewController: UIViewController {}

final class BasketViewController: UIViewController {
  var onDone: (() -> Void)?
}
