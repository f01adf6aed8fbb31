import Foundation
import UIKit

/// Leads the user through the settings, on the stack that is there.
///
/// It listens to the stack meanwhile, and passes what it hears on to whoever listened before.
public final class SettingsCoordinator: NSObject {
  private final class Goodbye: NSObject {
    let run: () -> Void

    init(run: @escaping () -> Void) {
      self.run = run
    }
  }

  private weak var navigationController: UINavigationController?
  private weak var previousDelegate: UINavigationControllerDelegate?
  private let goodbyes = NSMapTable<UIViewController, Goodbye>.weakToStrongObjects()

  /// The names of the screens that have gone.
  public private(set) var gone: Set<String> = []

  /// Creates a coordinator for a stack.
  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  /// Shows the settings, which keep the coordinator alive.
  public func start() {
    guard let screen = SettingsViewController.instantiate(from: "Settings") else { return }
    screen.delegate = self
    screen.owner = self
    previousDelegate = navigationController?.delegate
    navigationController?.delegate = self
    push(screen)
  }

  private func push(_ screen: UIViewController) {
    let name = String(describing: type(of: screen))
    goodbyes.setObject(Goodbye { [weak self] in self?.gone.insert(name) }, forKey: screen)
    navigationController?.pushViewController(screen, animated: true)
  }

  private func make<Screen: UIViewController>(_ type: Screen.Type) -> Screen {
    Screen()
  }
}

extension SettingsCoordinator: SettingsViewControllerDelegate {
  /// Shows what there is to know about the app.
  public func settingsViewControllerDidTapAbout(_ controller: SettingsViewController) {
    push(make(AboutViewController.self))
  }
}

extension SettingsCoordinator: UINavigationControllerDelegate {
  /// Passes on what is about to be shown.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    previousDelegate?.navigationController?(
      navigationController, willShow: viewController, animated: animated)
  }

  /// Passes on what is shown, and says goodbye to a screen that has left.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    previousDelegate?.navigationController?(
      navigationController, didShow: viewController, animated: animated)
    let screen = navigationController.transitionCoordinator?.viewController(forKey: .from)
    guard let screen, !navigationController.viewControllers.contains(screen) else { return }
    goodbyes.object(forKey: screen)?.run()
    goodbyes.removeObject(forKey: screen)
    if goodbyes.count == 0 { navigationController.delegate = previousDelegate }
  }
}
