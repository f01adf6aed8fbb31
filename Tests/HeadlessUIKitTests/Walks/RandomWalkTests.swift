import HeadlessUIKit
import Testing

/// What holds for each screen whatever happens; each seed stands for one walk.
@MainActor @Suite struct RandomWalkTests {
  // E1
  @Test(arguments: 0..<40)
  func `callbacks come in the order that holds for each screen`(tens: Int) {
    for seed in tens * 10..<tens * 10 + 10 {
      let walk = RandomWalk(seed: seed)
      for _ in 0..<6 {
        walk.act(times: 7)
        #expect(walk.screens.flatMap { $0.complaints } == [], "seed \(seed)")
        #expect(walk.screens.allSatisfy { $0.isSettled }, "seed \(seed)")
        #expect(walk.screens.allSatisfy { $0.transitionCoordinator == nil }, "seed \(seed)")
      }
      #expect(walk.exceptions == [], "seed \(seed)")
    }
  }

  @Test(arguments: 0..<40)
  func `a launch that ends anywhere leaves nothing behind`(seed: Int) {
    var walk: RandomWalk? = RandomWalk(seed: seed)
    walk?.act(times: 30)
    walk?.screens.last?.dismiss(animated: true)
    let screens = walk?.screens.map(WeakScreen.init) ?? []
    walk = nil
    HeadlessDevice.current = HeadlessDevice()
    #expect(screens.filter { $0.screen != nil }.isEmpty)
  }

  private struct WeakScreen {
    weak var screen: WalkingScreen?
  }
}
