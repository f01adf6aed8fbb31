import Coordinators
import HeadlessUIKit
import Testing

/// The four ways to pop of which an app that looks for the back button in didShow misses most: the
/// transition coordinator names the old top alone, and is nil without an animation.
@MainActor @Suite struct DepartureTableTests {
  @Test(arguments: [
    (toRoot: false, animated: true, told: ["C"]),
    (toRoot: true, animated: true, told: ["C", "B", "A"]),
    (toRoot: false, animated: false, told: ["C"]),
    (toRoot: true, animated: false, told: ["C", "B", "A"]),
  ])
  func `every screen is told, whatever pops it`(toRoot: Bool, animated: Bool, told: [String]) {
    let stage = Stage("Home")
    let router = stage.show("A", "B", "C")
    if toRoot {
      stage.navigation.popToRootViewController(animated: animated)
    } else {
      stage.navigation.popViewController(animated: animated)
    }
    stage.settle()
    #expect(stage.diary.departures == told)
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.diary.departures == ["C", "B", "A"])
  }
}
