import HeadlessUIKit
import Testing

@MainActor @Suite struct OwnershipTests {
  // E20, M1
  @Test func `a navigation controller owns its screens and they do not own it`() {
    var navigation: UINavigationController? = UINavigationController(
      rootViewController: UIViewController())
    weak let owner = navigation
    weak let owned = navigation?.topViewController
    #expect(owned != nil)
    let kept = navigation?.topViewController
    navigation = nil
    #expect(owner == nil)
    #expect(kept?.navigationController == nil)
  }

  // M2
  @Test func `a presenter owns what it presents, which does not own it`() {
    HeadlessDevice.current = HeadlessDevice()
    var window: UIWindow? = UIWindow(frame: .zero)
    window?.makeKeyAndVisible()
    window?.rootViewController = UIViewController()
    window?.rootViewController?.present(UIViewController(), animated: true)
    HeadlessDevice.current.clock.settle()
    weak let presenter = window?.rootViewController
    weak let presented = presenter?.presentedViewController
    #expect(presented != nil)
    window = nil
    #expect(presenter == nil)
    #expect(presented == nil)
  }

  // C12, H8, J12, M3
  @Test func `delegates are not owned`() {
    let stage = Stage("A")
    let tabs = UITabBarController()
    let sheet = stage.show("S")
    sheet.presentationController?.delegate = RecordingSheetDelegate(stage.log)
    stage.navigation.delegate = RecordingNavigationDelegate(stage.log)
    tabs.delegate = RecordingTabDelegate(stage.log)
    #expect(sheet.presentationController != nil)
    #expect(sheet.presentationController?.delegate == nil)
    #expect(stage.navigation.delegate == nil)
    #expect(tabs.delegate == nil)
  }

  // Golden sequence 2. M4.
  @Test func `a popped screen lives until the animation has ended`() {
    let stage = Stage("A", "B")
    weak let popped = stage.navigation.topViewController
    stage.perform(.back)
    #expect(popped != nil)
    stage.settle()
    #expect(popped == nil)
  }

  // M4
  @Test(arguments: [SystemGesture.swipeBack, .cancelSwipeBack])
  func `a swiped screen lives until the animation has ended, or on`(gesture: SystemGesture) {
    let stage = Stage("A", "B")
    weak let top = stage.navigation.topViewController
    stage.perform(gesture)
    #expect(top != nil)
    stage.settle()
    #expect((top != nil) == (gesture == .cancelSwipeBack))
  }

  // M4
  @Test func `a dismissed sheet lives until the animation has ended`() {
    let stage = Stage("A")
    stage.navigation.present(UIViewController(), animated: true)
    stage.settle()
    weak let sheet = stage.navigation.presentedViewController
    stage.perform(.pullSheetDown)
    #expect(sheet != nil)
    stage.settle()
    #expect(sheet == nil)
  }

  // H9
  @Test func `asking for a presentation controller and not presenting leaks`() {
    let stage = Stage("A")
    weak var pushed: UIViewController?
    do {
      let screen = UIViewController()
      pushed = screen
      _ = screen.presentationController
      stage.navigation.pushViewController(screen, animated: false)
      stage.navigation.popViewController(animated: false)
    }
    #expect(pushed != nil)
  }

  // M8
  @Test func `the closure of a button lives as long as its alert`() {
    let stage = Stage("A")
    weak var captured: Screen?
    do {
      let screen = stage.screen("X")
      captured = screen
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in screen.title = "Y" })
      stage.navigation.present(alert, animated: true)
    }
    stage.settle()
    #expect(captured != nil)
    stage.perform(.choose(0, title: "OK"))
    stage.settle()
    #expect(captured == nil)
  }
}
