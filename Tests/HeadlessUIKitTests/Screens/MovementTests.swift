import HeadlessUIKit
import Testing

@MainActor @Suite struct MovementTests {
  // E8
  @Test func `the reason of a movement holds in the callbacks only`() {
    let stage = Stage("A")
    let screen = stage.push("B")
    #expect(!screen.isMovingToParent)
    stage.settle()
    #expect(!screen.isMovingToParent)
    stage.navigation.popViewController(animated: true)
    #expect(!screen.isMovingFromParent)
    stage.settle()
    #expect(!screen.isMovingFromParent)
  }

  // E8
  @Test func `the reason of a presentation holds in the callbacks only`() {
    let stage = Stage("A")
    let sheet = stage.screen("S")
    stage.navigation.present(sheet, animated: true)
    #expect(!sheet.isBeingPresented)
    stage.settle()
    #expect(!sheet.isBeingPresented)
    sheet.dismiss(animated: true)
    #expect(!sheet.isBeingDismissed)
    stage.settle()
    #expect(!sheet.isBeingDismissed)
  }

  // E9
  @Test func `a screen that is covered by a push does not move from its parent`() {
    let stage = Stage("A")
    let covered = stage.onStack(0)
    for callback in ["A.viewWillDisappear", "A.viewDidDisappear"] {
      stage.log.when(callback) { #expect(!covered.isMovingFromParent) }
    }
    stage.push("B")
    stage.settle()
    #expect(stage.log.take().contains("A.viewDidDisappear"))
  }

  // E8, E11
  @Test(arguments: ["X.viewWillAppear", "X.viewDidAppear"])
  func `a screen inside a sheet asks the sheet whether it is being presented`(callback: String) {
    let stage = Stage("A")
    let inside = stage.screen("X")
    let sheet = UINavigationController(rootViewController: inside)
    stage.log.when(callback) {
      #expect(sheet.isBeingPresented)
      #expect(!inside.isBeingPresented)
    }
    stage.navigation.present(sheet, animated: true)
    stage.settle()
    #expect(stage.log.take().contains(callback))
  }

  // E8, E11
  @Test(arguments: ["X.viewWillDisappear", "X.viewDidDisappear"])
  func `a screen inside a sheet asks the sheet whether it is being dismissed`(callback: String) {
    let stage = Stage("A")
    let inside = stage.screen("X")
    let sheet = UINavigationController(rootViewController: inside)
    stage.navigation.present(sheet, animated: true)
    stage.settle()
    stage.log.when(callback) {
      #expect(inside.navigationController?.isBeingDismissed == true)
      #expect(!inside.isBeingDismissed)
    }
    sheet.dismiss(animated: true)
    stage.settle()
    #expect(stage.log.take().contains(callback))
  }
}
