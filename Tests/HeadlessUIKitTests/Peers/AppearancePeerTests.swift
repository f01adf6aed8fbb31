import HeadlessUIKit
import Testing

/// What WinObjC tests of presentations against UIKit, told anew: a plain controller presents another.
@MainActor @Suite struct AppearancePeerTests {
  private let log = CallbackLog()
  private let window = UIWindow(frame: .zero)
  private let presenter: Screen
  private let presented: Screen

  init() {
    HeadlessDevice.current = HeadlessDevice()
    presenter = Screen("A", log)
    presented = Screen("S", log)
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    presented.loadViewIfNeeded()
    _ = log.take()
  }

  // E12
  @Test(arguments: [true, false])
  func `a full screen comes between the halves of what its presenter is told`(animated: Bool) {
    present(as: .fullScreen, animated: animated)
    #expect(
      log.take() == [
        "A.viewWillDisappear", "S.viewWillAppear(isBeingPresented)",
        "S.viewIsAppearing(isBeingPresented)", "S.viewDidAppear(isBeingPresented)",
        "A.viewDidDisappear", "completion",
      ])
    #expect(presenter.view.window == nil)
    #expect(presented.view.window === window)
  }

  // E12
  @Test(arguments: [true, false])
  func `a full screen that goes lets its presenter come between its own halves`(animated: Bool) {
    present(as: .fullScreen, animated: true)
    _ = log.take()
    dismiss(animated: animated)
    #expect(
      log.take() == [
        "S.viewWillDisappear(isBeingDismissed)", "A.viewWillAppear", "A.viewIsAppearing",
        "A.viewDidAppear", "S.viewDidDisappear(isBeingDismissed)", "completion",
      ])
    #expect(presenter.view.window === window)
  }

  // E13
  @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .popover], [true, false])
  func `a sheet comes and goes without a word to its presenter`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    present(as: style, animated: animated)
    dismiss(animated: animated)
    #expect(
      log.take() == [
        "S.viewWillAppear(isBeingPresented)", "S.viewIsAppearing(isBeingPresented)",
        "S.viewDidAppear(isBeingPresented)", "completion",
        "S.viewWillDisappear(isBeingDismissed)", "S.viewDidDisappear(isBeingDismissed)",
        "completion",
      ])
    #expect(presenter.view.window === window)
  }

  // E14, F3
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .formSheet])
  func `the two know each other from the call to the last callback`(
    style: UIModalPresentationStyle
  ) {
    var links: [String] = []
    for callback in [
      "S.viewWillAppear(isBeingPresented)", "S.viewDidAppear(isBeingPresented)",
      "S.viewWillDisappear(isBeingDismissed)", "S.viewDidDisappear(isBeingDismissed)",
    ] {
      log.when(callback) {
        let isLinked = presented.presentingViewController === presenter
        #expect((presenter.presentedViewController === presented) == isLinked)
        links.append(isLinked ? "linked" : "free")
      }
    }
    present(as: style, animated: true)
    dismiss(animated: true)
    #expect(links == ["linked", "linked", "linked", "free"])
  }

  private func present(as style: UIModalPresentationStyle, animated: Bool) {
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: animated) { log.add("completion") }
    HeadlessDevice.current.clock.settle()
  }

  private func dismiss(animated: Bool) {
    presenter.dismiss(animated: animated) { log.add("completion") }
    HeadlessDevice.current.clock.settle()
  }
}
