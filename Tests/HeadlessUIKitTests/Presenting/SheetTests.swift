import HeadlessUIKit
import Testing

@MainActor @Suite struct SheetTests {
  // Golden sequence 8. H2, H11.
  @Test func `a sheet that is pulled down tells its delegate and no one else`() {
    let stage = SheetStage()
    stage.perform(.pullSheetDown)
    #expect(
      stage.log.take() == [
        "shouldDismiss", "willDismiss", "S.viewWillDisappear(isBeingDismissed)",
      ])
    stage.settle()
    #expect(stage.log.take() == ["S.viewDidDisappear(isBeingDismissed)", "didDismiss"])
    #expect(stage.sheet.presentingViewController == nil)
  }

  // Golden sequence 9. H4.
  @Test func `a sheet that is let go appears again`() {
    let stage = SheetStage()
    stage.perform(.cancelPullSheetDown)
    #expect(
      stage.log.take() == [
        "shouldDismiss", "willDismiss", "S.viewWillDisappear(isBeingDismissed)",
      ])
    stage.settle()
    #expect(stage.log.take() == ["S.viewWillAppear", "S.viewIsAppearing", "S.viewDidAppear"])
    #expect(stage.sheet.presentingViewController === stage.navigation)
    stage.perform(.pullSheetDown)
    stage.settle()
    #expect(stage.log.take().last == "didDismiss")
  }

  // H1
  @Test func `a dismissal by code does not reach the delegate`() {
    let stage = SheetStage()
    stage.sheet.dismiss(animated: true)
    stage.settle()
    #expect(
      stage.log.take() == [
        "S.viewWillDisappear(isBeingDismissed)", "S.viewDidDisappear(isBeingDismissed)",
      ])
  }

  // H5, H6
  @Test(arguments: [SystemGesture.pullSheetDown, .cancelPullSheetDown])
  func `a modal sheet stays and tells its delegate of the attempt`(gesture: SystemGesture) {
    let stage = SheetStage()
    stage.sheet.isModalInPresentation = true
    stage.perform(gesture)
    stage.settle()
    #expect(stage.log.take() == ["didAttemptToDismiss"])
    #expect(stage.navigation.presentedViewController === stage.sheet)
    stage.sheet.dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
  }

  // H3, H6
  @Test func `a delegate that refuses is told of the attempt`() {
    let stage = SheetStage()
    stage.delegate.mayDismiss = false
    for _ in 1...2 {
      stage.perform(.pullSheetDown)
      stage.settle()
      #expect(stage.log.take() == ["shouldDismiss", "didAttemptToDismiss"])
    }
    #expect(stage.navigation.presentedViewController === stage.sheet)
  }

  // H5
  @Test func `a modal screen inside a sheet keeps the sheet up`() {
    let stage = Stage("A")
    let inside = stage.screen("X")
    let sheet = UINavigationController(rootViewController: inside)
    stage.navigation.present(sheet, animated: true)
    stage.settle()
    inside.isModalInPresentation = true
    stage.window.perform(.pullSheetDown)
    stage.settle()
    #expect(stage.navigation.presentedViewController === sheet)
    inside.isModalInPresentation = false
    stage.window.perform(.pullSheetDown)
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
  }

  // H7
  @Test func `a screen inside a sheet shares the presentation controller of the sheet`() {
    let stage = Stage("A")
    let inside = stage.screen("X")
    let sheet = UINavigationController(rootViewController: inside)
    stage.navigation.present(sheet, animated: true)
    #expect(inside.presentationController === sheet.presentationController)
    #expect(sheet.presentationController?.presentingViewController === stage.navigation)
  }

  // H7
  @Test func `a delegate on a presentation controller of a child's own is not told`() {
    let stage = Stage("A")
    let inside = stage.screen("X")
    let delegate = RecordingSheetDelegate(stage.log)
    inside.presentationController?.delegate = delegate
    let sheet = UINavigationController(rootViewController: inside)
    stage.navigation.present(sheet, animated: true)
    stage.settle()
    _ = stage.log.take()
    stage.perform(.pullSheetDown)
    stage.settle()
    #expect(stage.log.take() == ["X.viewWillDisappear", "X.viewDidDisappear"])
    #expect(inside.presentationController?.delegate === delegate)
  }

  // H11
  @Test func `a navigation controller that is pulled down tells its own delegate nothing`() {
    let stage = Stage("A")
    let sheet = UINavigationController(rootViewController: stage.screen("X"))
    stage.navigation.present(sheet, animated: true)
    stage.settle()
    sheet.delegate = stage.delegate
    _ = stage.log.take()
    stage.perform(.pullSheetDown)
    stage.settle()
    #expect(stage.log.take() == ["X.viewWillDisappear", "X.viewDidDisappear"])
  }

  // H12
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func `what covers everything cannot be pulled down`(style: UIModalPresentationStyle) {
    let stage = Stage("A")
    stage.show("S", as: style)
    #expect(stage.window.systemGestures == [])
  }

  // H14
  @Test(arguments: [UIModalPresentationStyle.formSheet, .popover])
  func `a tap beside a small sheet dismisses it like a pull`(style: UIModalPresentationStyle) {
    let stage = SheetStage(as: style)
    stage.perform(.tapOutside)
    stage.settle()
    #expect(stage.log.take().last == "didDismiss")
  }

  @Test func `a sheet cannot be pulled down while it comes or goes`() {
    let stage = Stage("A")
    stage.navigation.present(stage.screen("S"), animated: true)
    #expect(stage.window.systemGestures == [])
    stage.settle()
    #expect(stage.window.systemGestures == [.pullSheetDown, .cancelPullSheetDown])
    stage.perform(.pullSheetDown)
    #expect(stage.window.systemGestures == [])
  }
}
