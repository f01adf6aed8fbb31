/// Lets so many go at a time, and the others in the order in which they came.
actor Turns {
  private var left: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Lets so many go at a time.
  init(_ count: Int) { left = count }

  /// Waits for a turn, which has to be ended.
  func begin() async {
    guard left == 0 else {
      left -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Gives the turn to the next.
  func end() {
    guard waiting.isEmpty else { return waiting.removeFirst().resume() }
    left += 1
  }
}
