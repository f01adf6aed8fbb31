import HeadlessUIKit
import Testing

/// Every request's end is told, also when it is made in the end of another one.
///
/// The test suites of navigation libraries rely on this (QuickBirdEng/XCoordinator).
@MainActor @Suite struct CompletionTests {
  @Test(arguments: StackRequest.allCases)
  func `the end of each animated change of a stack is told`(request: StackRequest) {
    let stage = Stage("A", "B", "C")
    request.perform(on: stage)
    stage.log.add("asked")
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      stage.log.add("ended")
    }
    stage.settle()
    let marks = stage.log.take().filter { ["asked", "ended"].contains($0) }
    #expect(marks == (request.isAnimated ? ["asked", "ended"] : ["asked"]))
  }

  @Test func `a push in the end of a push in the end of a pop has an end`() {
    let stage = Stage("A", "B")
    func pushing(_ titles: ArraySlice<String>) {
      guard let title = titles.first else { return }
      stage.push(title)
      stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        stage.log.add("\(title) ended")
        pushing(titles.dropFirst())
      }
    }
    stage.navigation.popViewController(animated: true)
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      stage.log.add("pop ended")
      pushing(["C", "D"])
    }
    stage.settle()
    #expect(stage.stack == ["A", "C", "D"])
    #expect(
      stage.log.take().filter { $0.hasSuffix("ended") } == ["pop ended", "C ended", "D ended"])
  }

  @Test func `a presentation in the completion of another one lies over it`() {
    let stage = Stage("A")
    let (first, second) = (stage.screen("S"), stage.screen("T"))
    stage.navigation.present(first, animated: true) {
      first.present(second, animated: true) { stage.log.add("both") }
    }
    stage.settle()
    #expect(stage.log.take().last == "both")
    #expect(stage.window.frontmostViewController === second)
  }

  @Test func `a presentation in the completion of a dismissal takes the free slot`() {
    let stage = Stage("A")
    stage.show("S")
    stage.navigation.dismiss(animated: true) {
      stage.navigation.present(stage.screen("T"), animated: true) { stage.log.add("T is there") }
    }
    stage.settle()
    #expect(stage.log.take().last == "T is there")
    #expect(stage.complaints == [])
  }

  @Test func `a push in the completion of a dismissal is shown`() {
    let stage = Stage("A")
    stage.show("S")
    stage.navigation.dismiss(animated: true) { stage.push("B") }
    stage.settle()
    #expect(stage.stack == ["A", "B"])
    #expect(stage.log.take().last == "didShow(B)")
  }

  @Test func `another root in the completion of a dismissal is shown`() {
    let stage = Stage("A")
    stage.show("S")
    let root = stage.screen("R")
    stage.navigation.dismiss(animated: true) { stage.window.rootViewController = root }
    stage.settle()
    #expect(stage.log.take().last == "R.viewDidAppear")
    #expect(stage.window.frontmostViewController === root)
  }

  @Test func `another tab in the end of a pop is shown`() {
    let stage = TabStage()
    stage.push("B")
    stage.first.popViewController(animated: true)
    stage.first.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      stage.tabs.selectedIndex = 1
    }
    stage.settle()
    #expect(stage.window.frontmostViewController?.title == "Z")
    #expect(stage.stack == ["A"])
  }

  @Test func `a coordinator that only its screen holds goes with the screen`() {
    let stage = Stage("A")
    weak var coordinator: Holder?
    do {
      let holder = Holder()
      coordinator = holder
      let screen = HoldingScreen()
      screen.holder = holder
      stage.navigation.pushViewController(screen, animated: true)
      stage.settle()
    }
    #expect(coordinator != nil)
    stage.perform(.back)
    stage.settle()
    #expect(coordinator == nil)
  }
}

private final class Holder {}

private final class HoldingScreen: UIViewController {
  var holder: Holder?
}
