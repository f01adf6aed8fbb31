import HeadlessUIKit
import Testing

/// What PivotalCoreKit says of UIKit in its specifications, told anew.
@MainActor @Suite struct RequestPeerTests {
  // A17
  @Test func `the visible screen follows pushes, pops and presentations`() {
    let stage = Stage("A")
    var visible: [String?] = []
    let look = {
      stage.settle()
      visible.append(stage.navigation.visibleViewController?.title)
    }
    look()
    stage.push("B")
    look()
    stage.onStack(1).present(stage.screen("S"), animated: true)
    look()
    stage.navigation.dismiss(animated: true)
    look()
    stage.navigation.popToRootViewController(animated: false)
    look()
    #expect(visible == ["A", "B", "S", "B", "A"])
  }

  // A8
  @Test(arguments: [true, false])
  func `a pop to a stranger ends the app and leaves the stack`(animated: Bool) {
    let stage = Stage("A", "B")
    stage.navigation.popToViewController(UIViewController(), animated: animated)
    let reasons = HeadlessDevice.current.console.map(\.complaint)
    #expect(reasons == [.popNotInStack])
    #expect(stage.stack == ["A", "B"])
    #expect(stage.log.take() == [])
  }

  // G1
  @Test func `a screen deep inside a sheet dismisses the sheet`() {
    let stage = Stage("A")
    let (inside, tabs) = (stage.screen("X"), UITabBarController())
    tabs.viewControllers = [UINavigationController(rootViewController: inside)]
    stage.navigation.present(tabs, animated: true)
    stage.settle()
    inside.dismiss(animated: true) { stage.log.add("completion") }
    _ = stage.log.take()
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.log.take() == ["X.viewDidDisappear", "completion"])
  }

  // F3, F4, F20
  @Test(arguments: [true, false])
  func `a presentation takes its place at once and completes later`(animated: Bool) {
    let stage = Stage("A")
    let sheet = stage.screen("S")
    stage.onStack(0).present(sheet, animated: animated) { stage.log.add("completion") }
    #expect(stage.onStack(0).presentedViewController === sheet)
    #expect(sheet.presentingViewController === stage.navigation)
    #expect(!stage.log.take().contains("completion"))
    stage.settle()
    #expect(stage.log.take().last == "completion")
  }

  // G6, G8
  @Test(arguments: [true, false])
  func `a dismissal keeps its place for now and completes later`(animated: Bool) {
    let stage = Stage("A")
    let sheet = stage.show("S")
    sheet.dismiss(animated: animated) { stage.log.add("completion") }
    #expect(stage.navigation.presentedViewController === sheet)
    #expect(!stage.log.take().contains("completion"))
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.log.take().last == "completion")
  }
}
