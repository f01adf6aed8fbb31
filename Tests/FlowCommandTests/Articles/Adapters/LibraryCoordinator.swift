import HeadlessUIKit

@MainActor protocol ClosureCoordinator: AnyObject {
  var childCoordinators: [any ClosureCoordinator] { get set }
  func start()
}

final class ShelfViewController: UIViewController {
  var onOpen: (() -> Void)?
}

final class BookViewController: UIViewController {
  var onClose: (() -> Void)?
}

final class LibraryCoordinator: ClosureCoordinator {
  var childCoordinators: [any ClosureCoordinator] = []
  private let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let shelf = ShelfViewController()
    shelf.onOpen = { [weak self] in self?.openBook() }
    navigationController.setViewControllers([shelf], animated: false)
  }

  private func openBook() {
    let child = BookCoordinator(navigationController)
    child.onFinish = { [weak self, weak child] in
      self?.childCoordinators.removeAll { $0 === child }
    }
    childCoordinators.append(child)
    child.start()
  }
}

final class BookCoordinator: ClosureCoordinator {
  var childCoordinators: [any ClosureCoordinator] = []
  var onFinish: (() -> Void)?
  private let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let book = BookViewController()
    book.onClose = { [weak self] in
      self?.navigationController.popViewController(animated: true)
      self?.onFinish?()
    }
    navigationController.pushViewController(book, animated: true)
  }
}
