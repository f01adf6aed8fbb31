import HeadlessUIKit
import Testing

@MainActor @Suite struct CustomPresentationTests {
  @Test func `a presentation and a dismissal run the app's animations before their completions`() {
    let (stage, sheet, _) = stageWithSheet()
    stage.navigation.present(sheet, animated: true) { stage.log.add("presented") }
    stage.settle()
    stage.navigation.dismiss(animated: true) { stage.log.add("dismissed") }
    stage.settle()
    let all = stage.log.take()
    #expect(
      all.filter { !$0.hasPrefix("S.") } == [
        "present from nav to S", "presented", "present ended, completed: true",
        "dismiss from S to nav", "dismissed", "dismiss ended, completed: true",
      ])
  }

  @Test(arguments: [true, false])
  func `a dismissal under the app's own gesture is finished or cancelled by it`(finishes: Bool) {
    let (stage, sheet, delegate) = stageWithSheet()
    stage.navigation.present(sheet, animated: true)
    stage.settle()
    _ = stage.log.take()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    stage.navigation.dismiss(animated: true) { stage.log.add("dismissed") }
    stage.settle()
    #expect(stage.navigation.presentedViewController === sheet)
    if finishes { driver.finish() } else { driver.cancel() }
    stage.settle()
    let end =
      finishes ? ["S.viewDidDisappear(isBeingDismissed)", "dismissed"] : ["S.viewDidAppear"]
    #expect(
      stage.log.take().suffix(end.count + 1) == end + ["dismiss ended, completed: \(finishes)"])
    #expect((stage.navigation.presentedViewController == nil) == finishes)
  }

  @Test func `a presentation that the app's gesture cancels frees the slot`() {
    let (stage, sheet, delegate) = stageWithSheet()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    sheet.modalPresentationStyle = .fullScreen
    stage.navigation.present(sheet, animated: true) { stage.log.add("presented") }
    driver.cancel()
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(!stage.log.take().contains("presented"))
    #expect(stage.window.frontmostViewController?.title == "A")
    stage.show("T")
    #expect(stage.navigation.presentedViewController?.title == "T")
  }

  // M3
  @Test func `the transitioning delegate is not kept alive`() {
    let (stage, sheet, _) = stageWithSheet()
    sheet.transitioningDelegate = AnimatingDelegate(stage.log)
    #expect(sheet.transitioningDelegate == nil)
  }

  @Test func `a presentation controller of the app's own is told of each beginning and end`() {
    let (stage, sheet, _) = stageWithSheet()
    let maker = PresentationMaker(stage.log)
    sheet.transitioningDelegate = maker
    sheet.modalPresentationStyle = .custom
    stage.navigation.present(sheet, animated: true)
    stage.settle()
    stage.navigation.dismiss(animated: true)
    stage.settle()
    let told = stage.log.take().filter { !$0.hasPrefix("S.") }
    #expect(
      told == [
        "presentation begins", "presentation ended: true", "dismissal begins",
        "dismissal ended: true",
      ])
    #expect(stage.window.frontmostViewController?.title == "A")
  }

  private func stageWithSheet() -> (Stage, Screen, AnimatingDelegate) {
    let stage = Stage("A")
    let sheet = stage.screen("S")
    let delegate = AnimatingDelegate(stage.log)
    sheet.transitioningDelegate = delegate
    stage.navigation.companion = delegate
    return (stage, sheet, delegate)
  }
}

private final class PresentationMaker: NSObject, UIViewControllerTransitioningDelegate {
  private let log: CallbackLog

  init(_ log: CallbackLog) {
    self.log = log
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = RecordingPresentation(
      presentedViewController: presented, presenting: presenting)
    controller.log = log
    return controller
  }
}

private final class RecordingPresentation: UIPresentationController {
  var log: CallbackLog?

  override func presentationTransitionWillBegin() { log?.add("presentation begins") }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.add("presentation ended: \(completed)")
  }

  override func dismissalTransitionWillBegin() { log?.add("dismissal begins") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.add("dismissal ended: \(completed)")
  }
}
