import HeadlessUIKit
import Testing

@MainActor @Suite struct TouchTests {
  // B12
  @Test func `while an animation runs the leaving screen can be touched too`() {
    let stage = Stage("A")
    stage.push("B")
    #expect(touchable(on: stage) == ["nav B", "A"])
    #expect(!stage.window.isInFront(stage.onStack(0)))
    stage.settle()
    #expect(touchable(on: stage) == ["nav B"])
    stage.perform(.back)
    #expect(touchable(on: stage) == ["nav A", "B"])
    stage.settle()
    #expect(touchable(on: stage) == ["nav A"])
  }

  // B12
  @Test func `a sheet that comes or goes leaves the other side touchable`() {
    let stage = Stage("A")
    stage.navigation.present(stage.screen("S"), animated: true)
    #expect(touchable(on: stage) == ["S", "nav A"])
    stage.settle()
    #expect(touchable(on: stage) == ["S"])
    stage.perform(.pullSheetDown)
    #expect(touchable(on: stage).contains("S"))
    stage.settle()
    #expect(touchable(on: stage) == ["nav A"])
  }

  private func touchable(on stage: Stage) -> [String] {
    stage.window.touchablePaths.map { $0.map(\.displayName).joined(separator: " ") }
  }
}
