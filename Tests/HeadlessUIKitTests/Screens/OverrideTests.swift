import HeadlessUIKit
import Testing

/// What subclasses of screens may say for themselves, as in UIKit.
@MainActor @Suite struct OverrideTests {
  private final class Contrary: UIViewController {
    let log = CallbackLog()
    override var children: [UIViewController] { [] }
    override var parent: UIViewController? { nil }
    override var navigationController: UINavigationController? { nil }
    override var tabBarController: UITabBarController? { nil }
    override var presentedViewController: UIViewController? { nil }
    override var presentingViewController: UIViewController? { nil }
    override var presentationController: UIPresentationController? { nil }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    override var isBeingPresented: Bool { true }
    override var isBeingDismissed: Bool { true }
    override var isMovingToParent: Bool { true }
    override var isMovingFromParent: Bool { true }
    override var isViewLoaded: Bool { true }
    override func addChild(_ childController: UIViewController) {
      log.add("addChild")
      super.addChild(childController)
    }
    override func removeFromParent() {
      log.add("removeFromParent")
      super.removeFromParent()
    }
  }

  private let contrary = Contrary()

  @Test func `a subclass answers for itself`() {
    let screen: UIViewController = contrary
    let navigation = UINavigationController(rootViewController: screen)
    UITabBarController().viewControllers = [navigation]
    #expect(screen.parent == nil && screen.navigationController == nil)
    #expect(screen.tabBarController == nil && screen.presentationController == nil)
    #expect(screen.isBeingPresented && screen.isBeingDismissed && screen.isViewLoaded)
    #expect(screen.isMovingToParent && screen.isMovingFromParent)
    #expect(navigation.children == [screen])
  }

  @Test func `containment goes through the overrides`() {
    let (first, second) = (contrary, Contrary())
    first.addChild(second)
    UIViewController().addChild(second)
    #expect(first.log.take() == ["addChild"])
    #expect(second.log.take() == ["removeFromParent"])
  }

  @Test func `UIKit goes on by what it knows itself`() {
    let stage = Stage("A")
    stage.navigation.pushViewController(contrary, animated: false)
    let inner = UIViewController()
    contrary.addChild(inner)
    #expect(inner.navigationController === stage.navigation)
    let sheet = stage.screen("S")
    contrary.present(sheet, animated: false)
    stage.settle()
    #expect(stage.navigation.presentedViewController === sheet)
    #expect(contrary.presentedViewController == nil)
    contrary.dismiss(animated: false)
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.complaints == [])
  }

  // F13
  @Test func `a parent that is denied still makes the screen active`() {
    let stage = Stage("A")
    let owner = UIViewController()
    owner.addChild(contrary)
    stage.navigation.present(contrary, animated: false)
    #expect(
      stage.complaints == [
        "NSInvalidArgumentException: Application tried to present modally an active controller "
          + "<Contrary>."
      ])
  }
}
