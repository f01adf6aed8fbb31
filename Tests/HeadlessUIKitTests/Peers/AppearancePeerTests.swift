import HeadlessUIKit
import Testing

/// What WinObjC tests of presentations against UIKit, told anew: a plain controller presents another.
@MainActor @Suite struct AppearancePeerTests {
  // E12
  @Test(arguments: [true, false])
  func `a full screen comes between the halves of what its presenter is told`(animated: Bool) {
    let pair = Pair()
    pair.present(as: .fullScreen, animated: animated)
    #expect(
      pair.log.take() == [
        "A.viewWillDisappear", "S.viewWillAppear(isBeingPresented)",
        "S.viewIsAppearing(isBeingPresented)", "S.viewDidAppear(isBeingPresented)",
        "A.viewDidDisappear", "completion",
      ])
    #expect(pair.presenter.view.window == nil)
    #expect(pair.presented.view.window === pair.window)
  }

  // E12
  @Test(arguments: [true, false])
  func `a full screen that goes lets its presenter come between its own halves`(animated: Bool) {
    let pair = Pair()
    pair.present(as: .fullScreen, animated: true)
    _ = pair.log.take()
    pair.dismiss(animated: animated)
    #expect(
      pair.log.take() == [
        "S.viewWillDisappear(isBeingDismissed)", "A.viewWillAppear", "A.viewIsAppearing",
        "A.viewDidAppear", "S.viewDidDisappear(isBeingDismissed)", "completion",
      ])
    #expect(pair.presenter.view.window === pair.window)
  }

  // E13
  @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .popover], [true, false])
  func `a sheet comes and goes without a word to its presenter`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let pair = Pair()
    pair.present(as: style, animated: animated)
    pair.dismiss(animated: animated)
    #expect(
      pair.log.take() == [
        "S.viewWillAppear(isBeingPresented)", "S.viewIsAppearing(isBeingPresented)",
        "S.viewDidAppear(isBeingPresented)", "completion",
        "S.viewWillDisappear(isBeingDismissed)", "S.viewDidDisappear(isBeingDismissed)",
        "completion",
      ])
    #expect(pair.presenter.view.window === pair.window)
  }

  // E14, F3
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .formSheet])
  func `the two know each other from the call to the last callback`(
    style: UIModalPresentationStyle
  ) {
    let pair = Pair()
    var links: [String] = []
    for callback in [
      "S.viewWillAppear(isBeingPresented)", "S.viewDidAppear(isBeingPresented)",
      "S.viewWillDisappear(isBeingDismissed)", "S.viewDidDisappear(isBeingDismissed)",
    ] {
      pair.log.when(callback) {
        let isLinked = pair.presented.presentingViewController === pair.presenter
        #expect((pair.presenter.presentedViewController === pair.presented) == isLinked)
        links.append(isLinked ? "linked" : "free")
      }
    }
    pair.present(as: style, animated: true)
    pair.dismiss(animated: true)
    #expect(links == ["linked", "linked", "linked", "free"])
  }
}

@MainActor
private struct Pair {
  let log = CallbackLog()
  let window = UIWindow(frame: .zero)
  let presenter: Screen
  let presented: Screen

  init() {
    HeadlessDevice.current = HeadlessDevice()
    presenter = Screen("A", log)
    presented = Screen("S", log)
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    presented.loadViewIfNeeded()
    _ = log.take()
  }

  func present(as style: UIModalPresentationStyle, animated: Bool) {
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: animated) { log.add("completion") }
    HeadlessDevice.current.clock.settle()
  }

  func dismiss(animated: Bool) {
    presenter.dismiss(animated: animated) { log.add("completion") }
    HeadlessDevice.current.clock.settle()
  }
}
