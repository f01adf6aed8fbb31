import HeadlessUIKit
import Testing

@MainActor @Suite struct CallbackOrderTests {
  // E3
  @Test(arguments: [
    ("push", ["A.viewDidDisappear", "B.viewDidAppear(isMovingToParent)"]),
    ("full screen", ["B.viewDidAppear(isBeingPresented)", "A.viewDidDisappear"]),
    ("new root", ["A.viewDidDisappear", "B.viewDidAppear"]),
  ])
  func `which of two screens is told first depends on what shows them`(way: String, told: [String])
  {
    let stage = Stage("A")
    let next = stage.screen("B")
    switch way {
    case "push": stage.navigation.pushViewController(next, animated: true)
    case "new root": stage.window.rootViewController = next
    default:
      next.modalPresentationStyle = .fullScreen
      stage.navigation.present(next, animated: true)
    }
    stage.settle()
    #expect(stage.log.take().filter { $0.contains(".viewDid") && told.contains($0) } == told)
  }
}
