import HeadlessUIKit
import Testing

@MainActor @Suite struct BackMenuKnobTests {
  private func gestures(under profile: UIKitProfile, on stage: Stage) -> [SystemGesture] {
    stage.change(to: profile)
    return stage.window.systemGestures
  }

  // D15
  @Test func `iOS 13 has no menu on the back button`() {
    let stage = Stage("A", "B", "C")
    let plain: [SystemGesture] = [.back, .swipeBack, .cancelSwipeBack]
    #expect(gestures(under: .iOS13, on: stage) == plain)
    #expect(stage.hasConsulted(.backMenu))
    #expect(
      gestures(under: .iOS14, on: stage) == plain + [
        .holdBack(choosing: 1, title: "B"), .holdBack(choosing: 0, title: "A"),
      ])
  }

  // D15
  @Test func `with one lower screen it does not matter whether there is a menu`() {
    let stage = Stage("A", "B")
    #expect(
      gestures(under: .iOS14, on: stage) == [.back, .swipeBack, .cancelSwipeBack])
    #expect(!stage.hasConsulted(.backMenu))
  }
}
