import HeadlessUIKit

enum TourStop: CaseIterable {
  case hall, tower, crypt
}

final class TourStopViewController: UIViewController {
  var stop = TourStop.hall
  weak var coordinator: TourCoordinator?
}

@MainActor final class TourCoordinator {
  private let navigationController: UINavigationController
  private(set) var visited: [TourStop] = []

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func visit(_ stop: TourStop) {
    guard !visited.contains(stop) else { return }
    let screen = TourStopViewController()
    screen.stop = stop
    screen.coordinator = self
    visited.append(stop)
    navigationController.pushViewController(screen, animated: visited.count > 1)
  }
}
