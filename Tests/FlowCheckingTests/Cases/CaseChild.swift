import Coordinators

/// A coordinator whose screens somebody else shows.
final class CaseChild: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router
  private(set) weak var home: CaseHome?

  init(of home: CaseHome) {
    self.home = home
    router = home.router
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {}

  /// Has the parent drop it.
  func finish() {
    home?.children.removeAll { $0 === self }
  }
}
