import HeadlessUIKit
import Testing

/// What swift-navigation tests of stacks on real UIKit, told anew.
@MainActor @Suite struct StackPeerTests {
  // A5, A6
  @Test(arguments: [true, false])
  func `the stack counts what is pushed and popped`(animated: Bool) {
    let stage = Stage("A")
    var counts: [Int] = []
    for title in ["B", "C", "D"] {
      stage.navigation.pushViewController(stage.screen(title), animated: animated)
      stage.settle()
      counts.append(stage.stack.count)
    }
    while stage.navigation.popViewController(animated: animated) != nil {
      stage.settle()
      counts.append(stage.stack.count)
    }
    #expect(counts == [2, 3, 4, 3, 2, 1])
    #expect(stage.complaints == [])
  }

  // A7, E6
  @Test(arguments: [true, false])
  func `a pop to a screen removes all in between, and each learns it`(animated: Bool) {
    let stage = Stage("A", "B", "C", "D", "E")
    stage.navigation.popToViewController(stage.onStack(1), animated: animated)
    stage.settle()
    #expect(stage.stack == ["A", "B"])
    #expect(
      stage.log.take().filter { $0.hasSuffix("didMove(nil)") } == [
        "E.didMove(nil)", "D.didMove(nil)", "C.didMove(nil)",
      ])
  }

  // A12
  @Test(arguments: [true, false])
  func `a stack set in another order keeps all its screens`(animated: Bool) {
    let stage = Stage("A", "B", "C")
    let old = stage.navigation.viewControllers
    stage.navigation.setViewControllers([old[2], old[0], old[1]], animated: animated)
    stage.settle()
    #expect(stage.stack == ["C", "A", "B"])
    #expect(stage.window.frontmostViewController === old[1])
    #expect(stage.log.take().filter { $0.contains("Move(") } == [])
    #expect(old.allSatisfy { $0.parent === stage.navigation })
  }

  // A22
  @Test func `a stack set in another order under the same top shows nothing new`() {
    let stage = Stage("A", "B", "C")
    let old = stage.navigation.viewControllers
    stage.navigation.setViewControllers([old[1], old[0], old[2]], animated: true)
    #expect(stage.stack == ["B", "A", "C"])
    #expect(stage.log.take() == [])
    #expect(HeadlessDevice.current.clock.isIdle)
  }

  // A23, C4
  @Test(arguments: [true, false])
  func `screens that are pushed before the first appearance are there at once`(animated: Bool) {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.screen("X"))
    navigation.delegate = stage.delegate
    for title in ["Y", "Z"] {
      navigation.pushViewController(stage.screen(title), animated: animated)
    }
    #expect(navigation.viewControllers.map(\.displayName) == ["X", "Y", "Z"])
    _ = stage.log.take()
    stage.window.rootViewController = navigation
    #expect(
      stage.log.take().filter { !$0.contains("nav.") } == [
        "Z.viewDidLoad", "Z.viewWillAppear", "Z.viewIsAppearing", "willShow(Z, unanimated)",
        "Z.viewDidAppear", "didShow(Z, unanimated)",
      ])
    #expect(stage.window.frontmostViewController?.title == "Z")
    #expect(stage.complaints == [])
  }
}
