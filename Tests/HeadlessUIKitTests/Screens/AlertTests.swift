import HeadlessUIKit
import Testing

@MainActor @Suite struct AlertTests {
  // Golden sequence 11. I1, I2.
  @Test func `the closure of a button runs after the alert has gone`() {
    let (stage, alert) = stageWithAlert()
    stage.log.when("handler(OK)") {
      #expect(stage.navigation.presentedViewController == nil)
      stage.navigation.present(stage.screen("S"), animated: true)
    }
    stage.perform(.choose(0, title: "OK"))
    #expect(stage.log.take() == ["Alert.viewWillDisappear(isBeingDismissed)"])
    #expect(stage.navigation.presentedViewController === alert)
    HeadlessDevice.current.clock.advance()
    #expect(
      stage.log.take().prefix(2) == ["Alert.viewDidDisappear(isBeingDismissed)", "handler(OK)"])
    #expect(stage.navigation.presentedViewController?.title == "S")
    #expect(stage.complaints == [])
  }

  // E13
  @Test func `an alert leaves what is below in place`() {
    let (stage, alert) = stageWithAlert()
    alert.dismiss(animated: true)
    stage.settle()
    #expect(!stage.log.take().contains { $0.hasPrefix("A.") || $0.hasPrefix("nav.") })
  }

  // I4
  @Test func `an alert can be left by its buttons only`() {
    let (stage, alert) = stageWithAlert()
    alert.addButton("Never")
    alert.actions[2].isEnabled = false
    #expect(
      stage.window.systemGestures == [.choose(0, title: "OK"), .choose(1, title: "Cancel")])
  }

  // I4
  @Test func `a tap beside an action sheet chooses its cancel button`() {
    let (stage, _) = stageWithAlert(.actionSheet)
    stage.perform(.tapOutside)
    stage.settle()
    #expect(stage.log.take().last == "handler(Cancel)")
    #expect(stage.navigation.presentedViewController == nil)
  }

  // I4
  @Test func `an action sheet without a cancel button cannot be left by a tap beside it`() {
    let stage = Stage("A")
    let alert = RecordingAlertController("Alert", .actionSheet, stage.log)
    alert.addButton("OK")
    stage.navigation.present(alert, animated: true)
    stage.settle()
    #expect(stage.window.systemGestures == [.choose(0, title: "OK")])
  }

  // I4
  @Test func `a dismissal by code runs no closure of a button`() {
    let (stage, alert) = stageWithAlert()
    alert.dismiss(animated: true)
    stage.settle()
    #expect(
      stage.log.take() == [
        "Alert.viewWillDisappear(isBeingDismissed)", "Alert.viewDidDisappear(isBeingDismissed)",
      ])
  }

  @Test func `an alert has no buttons to press while it comes or goes`() {
    let (stage, _) = stageWithAlert()
    stage.perform(.choose(0, title: "OK"))
    #expect(stage.window.systemGestures == [])
  }

  private func stageWithAlert(_ style: UIAlertController.Style = .alert) -> (
    Stage, RecordingAlertController
  ) {
    let stage = Stage("A")
    let alert = RecordingAlertController("Alert", style, stage.log)
    alert.addButton("OK")
    alert.addButton("Cancel", .cancel)
    stage.navigation.present(alert, animated: true)
    stage.settle()
    _ = stage.log.take()
    return (stage, alert)
  }
}
