import HeadlessUIKit
import Testing

/// Objects of classes that are known only when the app runs.
@MainActor @Suite struct MetatypeConstructibleTests {
  private final class Plain: UIViewController {}

  private final class Titled: UIViewController {
    init(name: String = "made by its own initializer") {
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      title = "made from an archive"
    }
  }

  @MainActor private class Factory<Product: UIViewController> {
    func make() -> Product { Product() }
  }

  private func make<Product: UIViewController>(_ type: Product.Type) -> Product { type.init() }

  @Test func `a type parameter makes an object`() {
    #expect(type(of: make(Plain.self)) == Plain.self)
    #expect(type(of: make(UITabBarController.self)) == UITabBarController.self)
    #expect(Factory<UINavigationController>().make().viewControllers == [])
    #expect(make(UIAlertController.self).actions == [])
  }

  @Test func `a class in a variable makes an object`() {
    let classes: [UIViewController.Type] = [Plain.self, UINavigationController.self]
    #expect(classes.map { type(of: $0.init()) == $0 } == [true, true])
    let views: [UIView.Type] = [UIView.self, UIWindow.self]
    #expect(views.map { type(of: $0.init()) == $0 } == [true, true])
  }

  @Test func `a class that is named uses its own initializer`() {
    #expect(Titled().title == "made by its own initializer")
    #expect(make(Titled.self).title == "made from an archive")
  }

  @Test func `the containers can be made without arguments`() {
    #expect(UINavigationController().viewControllers == [])
    #expect(UITabBarController().viewControllers == [])
    #expect(UIAlertController().preferredStyle == .actionSheet)
    #expect(UIWindow().isHidden)
  }
}
