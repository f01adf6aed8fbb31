import Coordinators
import HeadlessUIKit
import Testing

/// Of a pop and of an unanimated push nobody knows what UIKit makes of them while an animation runs,
/// so that routers do not ask for them then.
@MainActor @Suite struct MotionTests {
  @Test(arguments: UIKitProfile.iOS18.alternatives(to: .popInMotion), [true, false])
  func `a dismissal while a screen comes is heeded under every answer`(
    profile: UIKitProfile, animated: Bool
  ) {
    let stage = Stage("Home", profile: profile)
    let router = NavigationRouter(navigationController: stage.navigation)
    router.present(Screen("A"), animated: true, onDismissed: stage.diary.departure(of: "A"))
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["A"])
    #expect(stage.console == [])
  }

  @Test func `a dismissal while a screen comes takes along what lay over the router's`() {
    let stage = Stage("Home")
    let router = stage.show("A")
    stage.navigation.pushViewController(Screen("X"), animated: true)
    router.dismiss(animated: true)
    stage.navigation.pushViewController(Screen("Y"), animated: true)
    stage.settle()
    #expect(stage.stack == ["Home", "Y"])
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: UIKitProfile.iOS18.alternatives(to: .unanimatedPushInMotion))
  func `an unanimated push while a screen comes takes its turn`(profile: UIKitProfile) {
    let stage = Stage("Home", profile: profile)
    let router = NavigationRouter(navigationController: stage.navigation)
    for (title, animated) in [("A", true), ("B", false), ("C", true)] {
      router.present(Screen(title), animated: animated)
    }
    stage.settle()
    #expect(stage.stack == ["Home", "A", "B", "C"])
    #expect(stage.console == [])
  }

  @Test func `a screen that had to wait leaves when those that it was to go over have left`() {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    router.present(Screen("A"), animated: true, onDismissed: stage.diary.departure(of: "A"))
    stage.begin(.back)
    router.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["A", "B"])
    #expect(stage.console == [])
  }

  @Test func `a screen that comes while the router's last one leaves stays`() {
    let stage = Stage("Home")
    let router = stage.show("A")
    stage.begin(.back)
    router.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    stage.settle()
    #expect(stage.stack == ["Home", "B"])
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: [true, false])
  func `a screen after a dismissal that waits stays only if it comes in the same turn`(
    isSameTurn: Bool
  ) {
    let stage = Stage("Home")
    let router = stage.show("A")
    stage.navigation.pushViewController(Screen("X"), animated: true)
    router.dismiss(animated: true)
    if !isSameTurn { HeadlessDevice.current.clock.runDue() }
    router.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    stage.settle()
    #expect(stage.stack == (isSameTurn ? ["Home", "B"] : ["Home"]))
    #expect(stage.diary.departures == (isSameTurn ? ["A"] : ["A", "B"]))
  }
}
