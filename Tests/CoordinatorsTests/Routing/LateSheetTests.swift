import Coordinators
import HeadlessUIKit
import Testing

/// What a modal router is given while its dismissed screens are still seen leaving comes from a tap on
/// one of those, unless it comes in the turn of the dismissal.
@MainActor @Suite struct LateSheetTests {
  @Test(arguments: [true, false])
  func `a screen that comes in a later turn leaves with the others`(isByButton: Bool) {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    if isByButton {
      stage.begin(.press(0, title: "Cancel"))
    } else {
      router.dismiss(animated: true)
    }
    HeadlessDevice.current.clock.runDue()
    let start = HeadlessDevice.current.clock.now
    router.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    router.present(Screen("C"), animated: true, onDismissed: stage.diary.departure(of: "C"))
    #expect(stage.diary.departures == [])
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["C", "B", "A"])
    #expect(HeadlessDevice.current.clock.now - start == .seconds(0.4))
    #expect(stage.console == [])
    #expect(stage.markerCount == 0)
  }

  @Test func `a screen that comes in the same turn is shown afterwards`() {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    router.dismiss(animated: true)
    router.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    HeadlessDevice.current.clock.runDue()
    router.present(Screen("C"), animated: true, onDismissed: stage.diary.departure(of: "C"))
    stage.settle()
    #expect(stage.window.frontmostTitle == "C")
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a screen that comes after the end is shown`() {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    router.dismiss(animated: true)
    stage.settle()
    stage.show("B", by: router)
    #expect(stage.window.frontmostTitle == "B")
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a screen that comes before the dismissed sheet was ever seen is shown`() {
    let stage = Stage("Home")
    let first = stage.showModally("A")
    let second = ModalNavigationRouter(parentViewController: stage.navigation)
    first.dismiss(animated: true)
    second.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    second.dismiss(animated: true)
    HeadlessDevice.current.clock.runDue()
    second.present(Screen("C"), animated: true, onDismissed: stage.diary.departure(of: "C"))
    stage.settle()
    #expect(stage.window.frontmostTitle == "C")
    #expect(stage.diary.departures == ["A", "B"])
    #expect(stage.console == [])
  }

  @Test(arguments: [true, false])
  func `a second dismissal is not asked for while the first goes on unseen`(isSameTurn: Bool) {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    stage.begin(.cancelPullSheetDown)
    router.dismiss(animated: false)
    if !isSameTurn { HeadlessDevice.current.clock.runDue() }
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["A"])
    #expect(stage.console == [])
  }

  @Test func `a sheet and the root below it may be taken away in one turn`() {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    router.dismiss(animated: false)
    AppDelegateRouter(window: stage.window).present(Screen("Root"), animated: false)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Root")
    #expect(stage.diary.departures == ["A"])
    #expect(stage.console == [])
  }

  @Test func `the next sheet waits for a dismissal that is not animated`() {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    router.dismiss(animated: false)
    router.present(Screen("B"), animated: false, onDismissed: stage.diary.departure(of: "B"))
    stage.settle()
    #expect(stage.window.frontmostTitle == "B")
    #expect(stage.diary.departures == ["A"])
    #expect(stage.console == [])
  }
}
