import HeadlessUIKit
import Testing

/// The bar of a navigation controller, and who is asked before it goes back.
@MainActor @Suite struct NavigationBarTests {
  private final class Guarded: UINavigationController, UINavigationBarDelegate {
    let log = CallbackLog()
    var mayPop = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.add("shouldPop(\(item.title ?? ""))")
      return mayPop
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.add("didPop(\(item.title ?? "")), \(viewControllers.count) left")
    }
  }

  /// Shows a stack of A, B and C on a fresh device.
  private func show() -> (UIWindow, Guarded) {
    HeadlessDevice.current = HeadlessDevice()
    let (window, navigation) = (UIWindow(frame: .zero), Guarded())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.viewControllers = ["A", "B", "C"].map { title in
      let screen = UIViewController()
      screen.title = title
      return screen
    }
    return (window, navigation)
  }

  // C15
  @Test func `the delegate of a bar that belongs to a controller cannot be set`() {
    let (_, navigation) = show()
    let owner = UINavigationController()
    let bar = owner.navigationBar
    bar.delegate = navigation
    #expect(bar.delegate == nil)
    bar.pushItem(UINavigationItem(title: "D"), animated: false)
    bar.popItem(animated: false)
    #expect(
      HeadlessDevice.current.console.map(\.text) == [
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
        "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a "
          + "controller.",
        "Cannot call popNavigationItem:animated: directly on a UINavigationBar managed by a "
          + "controller.",
      ])
    #expect(HeadlessDevice.current.console.allSatisfy { $0.isException })
  }

  @Test func `a bar of the app's own can be used as the app likes`() {
    let (_, navigation) = show()
    let bar = UINavigationBar()
    bar.delegate = navigation
    bar.items = [UINavigationItem(title: "A")]
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A")
    #expect(bar.popItem(animated: false)?.title == "B")
    #expect(bar.delegate === navigation)
    #expect(HeadlessDevice.current.console == [])
  }

  @Test func `the bar shows the items of the stack`() {
    let (_, navigation) = show()
    #expect(navigation.navigationBar.items?.map(\.title) == ["A", "B", "C"])
    #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
    #expect(navigation.navigationBar.backItem?.title == "B")
    #expect(navigation.navigationBar.delegate === navigation)
  }

  // D1
  @Test func `a tap on Back asks first`() {
    let (window, navigation) = show()
    window.perform(.back)
    #expect(navigation.log.take() == ["shouldPop(C)"])
    HeadlessDevice.current.clock.settle()
    #expect(navigation.log.take() == ["didPop(C), 2 left"])
  }

  // D1
  @Test func `a tap on Back does nothing when that is refused`() {
    let (window, navigation) = show()
    navigation.mayPop = false
    window.perform(.back)
    HeadlessDevice.current.clock.settle()
    #expect(navigation.log.take() == ["shouldPop(C)"])
    #expect(navigation.viewControllers.count == 3)
  }

  // D16
  @Test func `the menu of the back button goes past the question`() {
    let (window, navigation) = show()
    navigation.mayPop = false
    window.perform(.holdBack(choosing: 0, title: "A"))
    HeadlessDevice.current.clock.settle()
    #expect(navigation.log.take() == ["didPop(C), 1 left"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `code that pops does not ask`() {
    let (_, navigation) = show()
    navigation.mayPop = false
    navigation.popViewController(animated: false)
    #expect(navigation.log.take() == [])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `an optional call of the delegate reaches its methods`() {
    let (_, navigation) = show()
    navigation.mayPop = false
    let delegate: (any UINavigationBarDelegate)? = navigation
    let (bar, item) = (navigation.navigationBar, UINavigationItem(title: "X"))
    #expect(delegate?.navigationBar?(bar, shouldPop: item) == false)
    delegate?.navigationBar?(bar, didPop: item)
    #expect(navigation.log.take() == ["shouldPop(X)", "didPop(X), 3 left"])
  }
}
