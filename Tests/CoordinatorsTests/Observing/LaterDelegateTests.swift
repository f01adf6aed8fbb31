import Coordinators
import HeadlessUIKit
import Testing

/// A delegate that somebody sets while a router shows screens, and that does not tell the router.
@MainActor @Suite struct LaterDelegateTests {
  @Test(arguments: [true, false])
  func `a delegate that is set later keeps its place`(animated: Bool) {
    let stage = Stage("Home")
    let router = stage.show("A")
    let later = StackDelegate()
    stage.navigation.delegate = later
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.navigation.delegate === later)
    #expect(stage.diary.departures == ["A"])
    #expect(stage.markerCount == 0)
  }

  @Test func `a flow inside another sees all under a delegate that was set between the two`() {
    let stage = Stage("Home")
    let outer = stage.show("A")
    let later = StackDelegate()
    stage.navigation.delegate = later
    let inner = stage.show("B")
    #expect(later.calls == ["willShow(B, animated)", "didShow(B, animated)"])
    inner.dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.delegate === later)
    #expect(stage.diary.departures == ["B"])
    outer.dismiss(animated: false)
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `screens that left unnoticed under a later delegate are told with the next ones`() {
    let stage = Stage("Home")
    let router = stage.show("A", "B")
    let later = StackDelegate()
    stage.navigation.delegate = later
    stage.perform(.back)
    stage.show("C", by: router)
    stage.window.rootViewController = nil
    stage.settle()
    #expect(stage.diary.departures == ["B", "C", "A"])
  }
}
