import HeadlessUIKit
import Testing

@MainActor @Suite struct PresentationTests {
  // Golden sequence 7. E13, F3, F4, F5, F6.
  @Test func `a sheet takes the slot of the outermost container, which is told nothing`() {
    let stage = Stage("A")
    let sheet = stage.screen("S")
    stage.onStack(0).present(sheet, animated: true) { stage.log.add("completion") }
    #expect(stage.navigation.presentedViewController === sheet)
    #expect(stage.onStack(0).presentedViewController === sheet)
    #expect(sheet.presentingViewController === stage.navigation)
    #expect(
      stage.log.take() == [
        "S.viewDidLoad", "S.viewWillAppear(isBeingPresented)",
        "S.viewIsAppearing(isBeingPresented)",
      ])
    stage.settle()
    #expect(stage.log.take() == ["S.viewDidAppear(isBeingPresented)", "completion"])
  }

  // E12
  @Test func `a full screen covers the container and its screen, and uncovers them again`() {
    let stage = Stage("A")
    let cover = stage.screen("S")
    cover.modalPresentationStyle = .fullScreen
    stage.navigation.present(cover, animated: true)
    stage.settle()
    #expect(
      stage.log.take() == [
        "nav.viewWillDisappear", "A.viewWillDisappear", "S.viewDidLoad",
        "S.viewWillAppear(isBeingPresented)", "S.viewIsAppearing(isBeingPresented)",
        "S.viewDidAppear(isBeingPresented)", "nav.viewDidDisappear", "A.viewDidDisappear",
      ])
    #expect(stage.navigation.view.window == nil)
    stage.navigation.dismiss(animated: true)
    stage.settle()
    #expect(
      stage.log.take() == [
        "S.viewWillDisappear(isBeingDismissed)", "nav.viewWillAppear", "A.viewWillAppear",
        "A.viewIsAppearing", "willShow(A)", "nav.viewDidAppear", "A.viewDidAppear", "didShow(A)",
        "S.viewDidDisappear(isBeingDismissed)",
      ])
    #expect(stage.navigation.view.window === stage.window)
  }

  // E12, E13
  @Test(
    arguments: [
      (.automatic, false), (.pageSheet, false), (.formSheet, false), (.popover, false),
      (.overFullScreen, false), (.overCurrentContext, false), (.custom, false),
      (.fullScreen, true), (.currentContext, true),
    ] as [(UIModalPresentationStyle, Bool)])
  func `only what covers everything lets the presenter disappear`(
    style: UIModalPresentationStyle, coversAll: Bool
  ) {
    let stage = Stage("A")
    let presented = stage.screen("S")
    presented.modalPresentationStyle = style
    stage.navigation.present(presented, animated: true)
    stage.settle()
    #expect(stage.log.take().contains("A.viewDidDisappear") == coversAll)
    presented.dismiss(animated: true)
    stage.settle()
    #expect(stage.log.take().contains("A.viewDidAppear") == coversAll)
  }

  // F1
  @Test func `what is presented is a sheet unless it says otherwise`() {
    #expect(UIViewController().modalPresentationStyle == .automatic)
    let stage = Stage("A")
    stage.show("S")
    #expect(stage.window.systemGestures.contains(.pullSheetDown))
  }

  // F7
  @Test func `a screen inside a sheet is presented by whoever presents the sheet`() {
    let stage = Stage("A")
    let inside = stage.screen("X")
    stage.navigation.present(UINavigationController(rootViewController: inside), animated: true)
    #expect(inside.presentingViewController === stage.navigation)
    #expect(inside.presentedViewController == nil)
  }

  // E20
  @Test func `what is presented has no parent`() {
    let stage = Stage("A")
    #expect(stage.show("S").parent == nil)
  }

  // F15
  @Test func `what is presented presents the next`() {
    let stage = Stage("A")
    let first = stage.show("S")
    let second = stage.screen("T")
    first.present(second, animated: true)
    stage.settle()
    #expect(second.presentingViewController === first)
    #expect(stage.window.frontmostPath == [second])
    #expect(stage.complaints == [])
  }

  // F4, F20
  @Test func `an unanimated presentation takes the slot now and ends in the next turn`() {
    let stage = Stage("A")
    let sheet = stage.screen("S")
    stage.navigation.present(sheet, animated: false) { stage.log.add("completion") }
    #expect(stage.navigation.presentedViewController === sheet)
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(!stage.log.take().contains("completion"))
    #expect(HeadlessDevice.current.clock.waits == [.zero])
    stage.settle()
    #expect(stage.log.take() == ["S.viewDidAppear(isBeingPresented)", "completion"])
  }

  // F11
  @Test func `a screen that is being popped presents with a warning`() {
    let stage = Stage("A", "B")
    let leaving = stage.onStack(1)
    stage.navigation.popViewController(animated: true)
    leaving.present(stage.screen("S"), animated: true)
    #expect(
      stage.complaints == [
        "Presenting view controllers on detached view controllers is discouraged <Screen>."
      ])
    #expect(leaving.presentedViewController?.title == "S")
  }

  // A17
  @Test func `the visible screen is the one presented over the stack, or else its top`() {
    let stage = Stage("A", "B")
    #expect(stage.navigation.visibleViewController?.title == "B")
    stage.show("S")
    #expect(stage.navigation.visibleViewController?.title == "S")
    #expect(stage.navigation.topViewController?.title == "B")
  }

  // F17
  @Test func `a style that is set after the presentation controller was asked for comes too late`()
  {
    let stage = Stage("A")
    let (early, late) = (stage.screen("E"), stage.screen("L"))
    early.modalPresentationStyle = .fullScreen
    _ = (early.presentationController, late.presentationController)
    late.modalPresentationStyle = .fullScreen
    #expect(early.presentationController?.presentationStyle == .fullScreen)
    #expect(late.presentationController?.presentationStyle == .pageSheet)
    stage.navigation.present(late, animated: true)
    stage.settle()
    #expect(stage.window.systemGestures == [.pullSheetDown, .cancelPullSheetDown])
  }
}
