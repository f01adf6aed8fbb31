import HeadlessUIKit
import Testing

@MainActor @Suite struct DoubleDismissalTests {
  // Golden sequence 10. G5.
  @Test func `a second dismissal goes up once the first has ended`() {
    let stage = Stage("A")
    let (lower, upper) = showTwo(on: stage)
    lower.dismiss(animated: true)
    stage.settle()
    #expect(upper.presentingViewController == nil)
    #expect(stage.navigation.presentedViewController === lower)
    lower.dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.complaints == [])
  }

  // Golden sequence 10. B6.
  @Test func `a second dismissal is refused while the first runs`() {
    let stage = Stage("A")
    let (lower, upper) = showTwo(on: stage)
    upper.dismiss(animated: true) { stage.log.add("first") }
    upper.dismiss(animated: true) { stage.log.add("second") }
    stage.settle()
    #expect(stage.navigation.presentedViewController === lower)
    #expect(stage.log.take().filter { !$0.hasPrefix("T.") } == ["first"])
    #expect(stage.complaints == [busy])
  }

  // B6, G11
  @Test func `a dismissal is refused while the presentation runs`() {
    let stage = Stage("A")
    let sheet = stage.screen("S")
    stage.navigation.present(sheet, animated: true)
    sheet.dismiss(animated: true) { stage.log.add("completion") }
    stage.settle()
    #expect(stage.navigation.presentedViewController === sheet)
    #expect(!stage.log.take().contains("completion"))
    #expect(stage.complaints == [busy])
  }

  // G5
  @Test func `a dismissal of what has gone already has no effect`() {
    let stage = Stage("A")
    let (lower, upper) = showTwo(on: stage)
    upper.dismiss(animated: true)
    stage.settle()
    upper.dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.presentedViewController === lower)
  }

  // G12
  @Test func `a dismissal is refused until a sheet that was let go has come to rest`() {
    let stage = Stage("A")
    let sheet = stage.show("S")
    stage.perform(.cancelPullSheetDown)
    sheet.dismiss(animated: true) { stage.log.add("completion") }
    #expect(stage.complaints == [busy])
    stage.settle()
    #expect(stage.navigation.presentedViewController === sheet)
    #expect(!stage.log.take().contains("completion"))
    sheet.dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.complaints == [busy])
  }

  // G13
  @Test func `a flow that ends by a dismissal takes the flow with it on whose stack it was`() {
    let stage = Stage("A")
    let outer = UINavigationController(rootViewController: stage.screen("X"))
    stage.navigation.present(outer, animated: true)
    stage.settle()
    let inner = stage.screen("Y")
    outer.pushViewController(inner, animated: true)
    stage.settle()
    inner.dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(outer.viewControllers.count == 2)
    #expect(stage.window.frontmostViewController?.title == "A")
  }

  // G7
  @Test func `a dismissal of nothing runs its completion at once`() {
    let stage = Stage("A")
    stage.navigation.dismiss(animated: true) { stage.log.add("completion") }
    #expect(stage.log.take() == ["completion"])
    #expect(stage.complaints == [])
  }

  private let busy =
    "Attempt to dismiss from view controller <Screen> while a presentation or dismiss is in "
    + "progress!"

  private func showTwo(on stage: Stage) -> (Screen, Screen) {
    let lower = stage.show("S")
    let upper = stage.screen("T")
    lower.present(upper, animated: true)
    stage.settle()
    _ = stage.log.take()
    return (lower, upper)
  }
}
