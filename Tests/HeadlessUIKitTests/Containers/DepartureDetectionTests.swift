import HeadlessUIKit
import Testing

/// What an app that looks for the back button in didShow sees of the four ways to pop.
@MainActor @Suite struct DepartureDetectionTests {
  // C6, C7, C8
  @Test(arguments: [
    (toRoot: false, animated: true, removed: ["C"], seen: ["C"]),
    (toRoot: true, animated: true, removed: ["A", "B", "C"], seen: ["C"]),
    (toRoot: false, animated: false, removed: ["C"], seen: []),
    (toRoot: true, animated: false, removed: ["A", "B", "C"], seen: []),
  ])
  func `only the old top is seen to leave, and only when that is animated`(
    toRoot: Bool, animated: Bool, removed: [String], seen: [String]
  ) {
    let stage = Stage("Home", "A", "B", "C")
    let before = stage.stack
    let detector = DepartureDetector()
    stage.navigation.delegate = detector
    if toRoot {
      stage.navigation.popToRootViewController(animated: animated)
    } else {
      stage.navigation.popViewController(animated: animated)
    }
    stage.settle()
    #expect(stage.stack + removed == before)
    #expect(detector.departures == seen)
  }
}
