import HeadlessUIKit
import Testing

@MainActor @Suite struct AppearancesOfStacksTests {
  // C4
  @Test(arguments: [(UIKitSetting.no, 1), (.yes, 2)])
  func `didShow may be called twice for the first stack of a window`(
    twice: UIKitSetting, count: Int
  ) {
    let stage = Stage(profile: .iOS18.with(.secondFirstShow, twice))
    let navigation = UINavigationController(rootViewController: stage.screen("X"))
    navigation.delegate = stage.delegate
    stage.window.rootViewController = navigation
    #expect(stage.log.take().count { $0 == "didShow(X, unanimated)" } == count)
  }

  // C16
  @Test(arguments: [true, false])
  func `a stack that appears again may tell its delegate`(tells: Bool) {
    let stage = Stage("A", profile: .iOS18.with(.reappearanceShow, tells ? .yes : .no))
    stage.show("S", as: .fullScreen)
    stage.navigation.dismiss(animated: true)
    stage.settle()
    let told = stage.log.take().filter { $0.contains("Show(") }
    #expect(told == (tells ? ["willShow(A)", "didShow(A)"] : []))
  }

  // J5
  @Test(arguments: [(UIKitProfile.iOS18, 2), (.iOS26, 1)])
  func `a second tap on a tab pops a stack inside a container since iOS 26`(
    profile: UIKitProfile, count: Int
  ) {
    let stage = TabStage(profile: profile)
    let inside = UINavigationController(rootViewController: UIViewController())
    let container = UIViewController()
    container.title = "first"
    container.addChild(inside)
    container.view.addSubview(inside.view)
    stage.tabs.viewControllers = [container, stage.second]
    inside.pushViewController(UIViewController(), animated: false)
    stage.tap(0)
    #expect(inside.viewControllers.count == count)
  }

  // F2
  @Test(arguments: [(UIKitProfile.iOS13, UIModalPresentationStyle.pageSheet), (.iOS18, .formSheet)])
  func `the automatic style is a form sheet since iOS 18`(
    profile: UIKitProfile, style: UIModalPresentationStyle
  ) {
    let stage = SheetStage(profile: profile)
    #expect(stage.sheet.presentationController?.presentationStyle == style)
    #expect(stage.sheet.modalPresentationStyle == .automatic)
  }

  // H13
  @Test(arguments: [true, false])
  func `a sheet pulled down may call its dismiss`(calls: Bool) {
    let stage = Stage("A", profile: .iOS18.with(.pulledDismiss, calls ? .yes : .no))
    let sheet = DismissRecorder()
    stage.navigation.present(sheet, animated: true)
    stage.settle()
    stage.perform(.pullSheetDown)
    stage.settle()
    #expect(sheet.dismissals == (calls ? 1 : 0))
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.complaints == [])
  }

  // A4
  @Test func `a tab bar controller on a stack is against the documentation`() {
    let stage = Stage("A")
    stage.navigation.pushViewController(UITabBarController(), animated: true)
    #expect(stage.complaints.count == 1)
    #expect(HeadlessDevice.current.console.map(\.complaint) == [.pushTabBar])
    #expect(stage.stack.count == 2)
  }
}

private final class DismissRecorder: UIViewController {
  var dismissals = 0

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissals += 1
    super.dismiss(animated: flag, completion: completion)
  }
}
