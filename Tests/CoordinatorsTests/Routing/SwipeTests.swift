import Coordinators
import HeadlessUIKit
import Testing

@MainActor @Suite struct SwipeTests {
  @Test func `a cancelled swipe changes nothing`() {
    let stage = Stage("Home")
    let router = stage.show("A", "B")
    stage.begin(.cancelSwipeBack)
    #expect(stage.diary.departures == [])
    stage.settle()
    #expect(stage.stack == ["Home", "A", "B"])
    #expect(stage.diary.departures == [])
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `a swipe after a cancelled one is told once`() {
    let stage = Stage("Home")
    let router = stage.show("A")
    for _ in 1...3 { stage.perform(.cancelSwipeBack) }
    stage.perform(.swipeBack)
    #expect(stage.diary.departures == ["A"])
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a screen may be shown during a swipe that is then cancelled`() {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    let swiped = Screen("A")
    router.present(swiped, animated: true, onDismissed: stage.diary.departure(of: "A"))
    stage.settle()
    swiped.onWillDisappear = {
      swiped.onWillDisappear = {}
      router.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    }
    stage.perform(.cancelSwipeBack)
    #expect(stage.stack == ["Home", "A", "B"])
    #expect(stage.diary.departures == [])
  }

  @Test func `a router may be dismissed during a swipe that is then cancelled`() {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    let swiped = Screen("A")
    router.present(swiped, animated: true, onDismissed: stage.diary.departure(of: "A"))
    stage.settle()
    swiped.onWillDisappear = {
      swiped.onWillDisappear = {}
      router.dismiss(animated: true)
      #expect(stage.diary.departures == [])
    }
    stage.perform(.cancelSwipeBack)
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a call at the end of a cancelled swipe, as iOS 18 makes it, changes nothing`() {
    let stage = Stage("Home")
    let router = stage.show("A")
    stage.begin(.cancelSwipeBack)
    stage.navigation.delegate?.navigationController(
      stage.navigation, didShow: stage.window.frontmost, animated: true)
    stage.settle()
    #expect(stage.diary.departures == [])
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["A"])
  }
}
