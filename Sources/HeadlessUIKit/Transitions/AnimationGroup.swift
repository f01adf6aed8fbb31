/// Animations that end together, as far as somebody waits for all of them.
@MainActor
final class AnimationGroup {
  /// What runs once all have ended.
  var completion: (() -> Void)?

  private var running = 0
  private var isOpen = true

  /// Counts one more animation, and returns the group.
  func entered() -> AnimationGroup {
    running += 1
    return self
  }

  /// Counts one animation as ended.
  func leave() {
    running -= 1
    finishIfOver()
  }

  /// Takes in no more animations.
  func close() {
    isOpen = false
    finishIfOver()
  }

  private func finishIfOver() {
    guard !isOpen, running == 0 else { return }
    let completion = completion
    self.completion = nil
    completion?()
  }
}
