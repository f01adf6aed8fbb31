extension NavigationStack {
  /// What is on screen, what is leaving it, and the children that the parent coordinator holds.
  struct State: Hashable {
    /// The screens of the main stack, the root first.
    private(set) var stack = [0]

    /// The screens of the sheet; empty when none is up.
    private(set) var sheet: [Int] = []

    /// The flows of the screens whose pop is being animated, the first to finish first.
    private(set) var leaving: [Int] = []

    /// How many children the parent holds for each flow.
    private(set) var children: [Int]

    /// Creates the state after launch.
    init(flowCount: Int) {
      children = Array(repeating: 0, count: flowCount)
    }

    /// The stack that the user sees.
    var front: [Int] { sheet.isEmpty ? stack : sheet }

    /// How many children the parent should hold for each flow.
    var expectedChildren: [Int] {
      var expected = children.map { _ in 0 }
      for screen in stack.dropFirst() + sheet { expected[flow(of: screen)] += 1 }
      for flow in leaving { expected[flow] += 1 }
      return expected
    }

    /// Puts a screen on top of the front stack.
    mutating func push(_ screen: Int) {
      if sheet.isEmpty { stack.append(screen) } else { sheet.append(screen) }
      children[flow(of: screen)] += 1
    }

    /// Puts up a sheet with one screen.
    mutating func present(_ screen: Int) {
      sheet = [screen]
      children[flow(of: screen)] += 1
    }

    /// Takes the top screen away, whose child stays until the animation is done.
    mutating func pop() {
      let screen = sheet.popLast() ?? stack.removeLast()
      leaving.append(flow(of: screen))
    }

    /// Takes every screen but the root away, children and all, except a forgotten one.
    mutating func popToRoot(forgettingTop forgetsTop: Bool) {
      if forgetsTop { stack.removeLast() }
      for screen in stack.dropFirst() { children[flow(of: screen)] -= 1 }
      stack = [0]
    }

    /// Takes the whole sheet away, children and all.
    mutating func dismissSheet() {
      for screen in sheet { children[flow(of: screen)] -= 1 }
      sheet = []
    }

    /// Lets the child of the screen that was popped first go.
    mutating func finishAnimation() {
      children[leaving.removeFirst()] -= 1
    }

    private func flow(of screen: Int) -> Int { screen % children.count }
  }
}
