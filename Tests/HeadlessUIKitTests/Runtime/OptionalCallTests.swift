import HeadlessUIKit
import Testing

/// Calls of delegate methods that are optional in Objective-C.
@MainActor @Suite struct OptionalCallTests {
  /// A delegate of everything that has none of the methods.
  private final class Deaf: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {}

  /// A delegate that passes one of two calls on to another delegate, as forwarding apps do.
  private final class HalfDeaf: NSObject, UINavigationControllerDelegate {
    let other = Deaf()
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      let next: (any UINavigationControllerDelegate)? = other
      next?.navigationController?(
        navigationController, didShow: viewController, animated: animated)
      self.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }

  /// A screen that is a delegate too: its own properties have the names of the optional methods.
  private final class Screen: UIViewController, UINavigationControllerDelegate,
    UITabBarControllerDelegate
  {
    var found: [UIViewController?] {
      let navigation = navigationController
      navigation?.delegate = self
      guard let tabs = tabBarController else { return [navigation] }
      return [navigation, tabs, self.navigationController?.topViewController]
    }
  }

  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let tabs = UITabBarController()

  @Test func `an optional call reaches the method`() {
    let log = CallbackLog()
    let delegate: (any UINavigationControllerDelegate)? = RecordingNavigationDelegate(log)
    let shown = UIViewController()
    shown.title = "A"
    let first: Void? = delegate?.navigationController?(
      navigation, willShow: shown, animated: true)
    let second: Void? = delegate?.navigationController?(
      navigation, didShow: shown, animated: false)
    #expect(first != nil && second != nil)
    #expect(log.take() == ["willShow(A)", "didShow(A, unanimated)"])
  }

  @Test func `an optional call of a missing method is nil`() {
    let deaf = Deaf()
    let navigationDelegate: (any UINavigationControllerDelegate)? = deaf
    let tabDelegate: (any UITabBarControllerDelegate)? = deaf
    let sheetDelegate: (any UIAdaptivePresentationControllerDelegate)? = deaf
    let sheet = UIPresentationController(presentedViewController: tabs, presenting: nil)
    let void: [Void?] = [
      navigationDelegate?.navigationController?(navigation, willShow: tabs, animated: true),
      navigationDelegate?.navigationController?(navigation, didShow: tabs, animated: true),
      tabDelegate?.tabBarController?(tabs, didSelect: navigation),
      sheetDelegate?.presentationControllerWillDismiss?(sheet),
      sheetDelegate?.presentationControllerDidDismiss?(sheet),
      sheetDelegate?.presentationControllerDidAttemptToDismiss?(sheet),
    ]
    #expect(void.allSatisfy { $0 == nil })
    #expect((tabDelegate?.tabBarController?(tabs, shouldSelect: navigation) ?? false) == false)
    #expect((sheetDelegate?.presentationControllerShouldDismiss?(sheet) ?? false) == false)
  }

  @Test func `an answer comes through an optional call`() {
    let log = CallbackLog()
    let (tabDelegate, sheetDelegate) = (RecordingTabDelegate(log), RecordingSheetDelegate(log))
    let tabCall: (any UITabBarControllerDelegate)? = tabDelegate
    let sheetCall: (any UIAdaptivePresentationControllerDelegate)? = sheetDelegate
    let sheet = UIPresentationController(presentedViewController: tabs, presenting: nil)
    #expect(tabCall?.tabBarController?(tabs, shouldSelect: navigation) == true)
    #expect(sheetCall?.presentationControllerShouldDismiss?(sheet) == true)
    (tabDelegate.maySelect, sheetDelegate.mayDismiss) = (false, false)
    #expect(tabCall?.tabBarController?(tabs, shouldSelect: navigation) == false)
    #expect(sheetCall?.presentationControllerShouldDismiss?(sheet) == false)
  }

  @Test func `a method that meets missing ones on its way is not missing`() {
    let delegate: (any UINavigationControllerDelegate)? = HalfDeaf()
    let told: Void? = delegate?.navigationController?(navigation, didShow: tabs, animated: true)
    let missed: Void? = delegate?.navigationController?(navigation, willShow: tabs, animated: true)
    #expect(told != nil)
    #expect(missed == nil)
  }

  @Test func `ordinary calls prefer the method`() {
    let log = CallbackLog()
    let delegate = RecordingSheetDelegate(log)
    let sheet = UIPresentationController(presentedViewController: tabs, presenting: nil)
    delegate.presentationControllerDidDismiss(sheet)
    #expect(delegate.presentationControllerShouldDismiss(sheet))
    #expect(log.take() == ["didDismiss", "shouldDismiss"])
  }

  @Test func `a screen that is a delegate keeps its own properties`() {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    #expect(screen.found == [navigation])
    tabs.viewControllers = [navigation]
    #expect(screen.found == [navigation, tabs, screen])
    #expect(navigation.delegate === screen)
  }
}
