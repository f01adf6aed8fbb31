import HeadlessUIKit
import Testing

@MainActor @Suite struct RefusedPresentationTests {
  // F8, I3
  @Test func `a taken slot refuses a second presentation with a warning`() {
    let stage = Stage("A")
    stage.navigation.present(alert(), animated: true)
    stage.settle()
    expectRefusal(by: stage.onStack(0), on: stage)
    #expect(
      stage.complaints == [
        "Attempt to present <Screen> on <RecordingNavigationController> (from <Screen>) which is "
          + "already presenting <UIAlertController>."
      ])
  }

  // B5
  @Test func `a second presentation during the first is refused with a warning`() {
    let stage = Stage("A")
    stage.navigation.present(alert(), animated: true)
    expectRefusal(by: stage.navigation, on: stage)
    #expect(
      stage.complaints == [
        "Attempt to present <Screen> on <RecordingNavigationController> (from "
          + "<RecordingNavigationController>) while a presentation is in progress."
      ])
  }

  // B4, F10
  @Test func `a presentation from inside a container on its way out finds no window at its end`() {
    let stage = Stage("A")
    let sheet = UINavigationController(rootViewController: stage.screen("B"))
    sheet.pushViewController(stage.screen("C"), animated: false)
    stage.navigation.present(sheet, animated: true)
    stage.settle()
    stage.window.perform(.cancelSwipeBack)
    sheet.dismiss(animated: true)
    let late = stage.screen("late")
    late.modalPresentationStyle = .fullScreen
    sheet.topViewController?.present(late, animated: true)
    stage.settle()
    #expect(stage.window.subviews.count == 1)
    #expect(late.presentingViewController == nil)
    #expect(stage.complaints.last?.hasSuffix("whose view is not in the window hierarchy.") == true)
  }

  // B5, F9
  @Test(arguments: [UIModalPresentationStyle.automatic, .fullScreen], [true, false])
  func `a presentation during a dismissal is refused with a warning`(
    style: UIModalPresentationStyle, isContainer: Bool
  ) {
    let stage = Stage("A")
    stage.show("S", as: style)
    let covered = stage.onStack(0)
    stage.navigation.dismiss(animated: true)
    expectRefusal(by: isContainer ? stage.navigation : covered, on: stage)
    #expect(stage.complaints.first?.hasSuffix("while a presentation is in progress.") == true)
  }

  // F9
  @Test func `a presentation from the completion of a dismissal is not refused`() {
    let stage = Stage("A")
    stage.show("S")
    stage.navigation.dismiss(animated: true) {
      stage.navigation.present(stage.screen("T"), animated: true)
    }
    stage.settle()
    #expect(stage.navigation.presentedViewController?.title == "T")
    #expect(stage.complaints == [])
  }

  // F10
  @Test func `a presenter that is not on screen refuses with a warning`() {
    let stage = Stage("A")
    let stranger = stage.screen("X")
    expectRefusal(by: stranger, on: stage)
    #expect(
      stage.complaints == [
        "Attempt to present <Screen> on <Screen> (from <Screen>) whose view is not in the window "
          + "hierarchy."
      ])
  }

  // F10, H11
  @Test func `a sheet that has been pulled down refuses with a warning`() {
    let stage = Stage("A")
    let sheet = stage.show("S")
    stage.perform(.pullSheetDown)
    stage.settle()
    expectRefusal(by: sheet, on: stage)
    #expect(stage.complaints.first?.hasSuffix("is not in the window hierarchy.") == true)
  }

  // F16
  @Test func `a sheet on its way out is still found, and loses what it is to present`() {
    let stage = Stage("A")
    let sheet = stage.show("S")
    stage.log.when("S.viewWillDisappear(isBeingDismissed)") {
      #expect(stage.navigation.presentedViewController?.isBeingDismissed == true)
    }
    sheet.dismiss(animated: true)
    #expect(stage.log.take() == ["S.viewWillDisappear(isBeingDismissed)"])
    #expect(stage.navigation.presentedViewController === sheet)
    expectRefusal(by: sheet, on: stage)
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.complaints.first?.hasSuffix("is not in the window hierarchy.") == true)
  }

  // F10, K4
  @Test func `a window that is not shown refuses with a warning`() {
    let stage = Stage("A")
    let window = UIWindow(frame: .zero)
    window.rootViewController = stage.screen("X")
    expectRefusal(by: window.rootViewController, on: stage)
    #expect(stage.complaints.count == 1)
  }

  // F12
  @Test func `a presentation of what is presented already ends the app`() {
    let stage = Stage("A")
    let sheet = stage.show("S")
    stage.navigation.present(sheet, animated: true)
    #expect(
      stage.complaints == [
        "NSInvalidArgumentException: Application tried to present modally a view controller "
          + "<Screen> that is already being presented by <RecordingNavigationController>."
      ])
  }

  // F13
  @Test(arguments: ["root", "child", "itself"])
  func `a presentation of what is in use ends the app`(use: String) {
    let stage = Stage("A")
    let used = use == "root" ? stage.navigation : stage.onStack(0)
    let presenter = use == "child" ? stage.navigation : stage.onStack(0)
    presenter.present(used, animated: true)
    let name = use == "root" ? "<RecordingNavigationController>" : "<Screen>"
    #expect(
      stage.complaints == [
        "NSInvalidArgumentException: Application tried to present modally an active controller "
          + "\(name)."
      ])
    #expect(stage.navigation.presentedViewController == nil)
  }

  private func alert() -> UIAlertController {
    UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
  }

  private func expectRefusal(
    by presenter: UIViewController?, on stage: Stage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let refused = stage.screen("refused")
    presenter?.present(refused, animated: true) { stage.log.add("completion") }
    #expect(refused.presentingViewController == nil, sourceLocation: sourceLocation)
    stage.settle()
    #expect(!stage.log.take().contains("completion"), sourceLocation: sourceLocation)
    #expect(refused.presentingViewController == nil, sourceLocation: sourceLocation)
  }
}
