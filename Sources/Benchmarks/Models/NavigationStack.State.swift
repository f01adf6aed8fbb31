extension NavigationStack {
  /// What is on screen, what is leaving it, and the children that the parent coordinator holds.
  struct State: Hashable {
    /// The screens of the main stack, the root first.
    private(set) var stack = ShortList(0)

    /// The screens of the sheet; empty when none is up.
    private(set) var sheet = ShortList()

    /// The flows of the screens whose pop is being animated, the first to finish first.
    private(set) var leaving = ShortList()

    /// How many children the parent holds for each flow.
    private(set) var children: ShortList

    /// Creates the state after launch.
    init(flowCount: Int) {
      children = ShortList(zeros: flowCount)
    }

    /// Creates a state from its lists.
    init(stack: ShortList, sheet: ShortList, leaving: ShortList, children: ShortList) {
      self.stack = stack
      self.sheet = sheet
      self.leaving = leaving
      self.children = children
    }

    /// The stack that the user sees.
    var front: ShortList { sheet.isEmpty ? stack : sheet }

    /// How many children the parent should hold for each flow.
    var expectedChildren: ShortList {
      var expected = ShortList(zeros: children.count)
      for place in 1..<max(1, stack.count) { expected[flow(of: stack[place])] += 1 }
      for place in 0..<sheet.count { expected[flow(of: sheet[place])] += 1 }
      for place in 0..<leaving.count { expected[leaving[place]] += 1 }
      return expected
    }

    /// Puts a screen on top of the front stack.
    mutating func push(_ screen: Int) {
      if sheet.isEmpty { stack.append(screen) } else { sheet.append(screen) }
      children[flow(of: screen)] += 1
    }

    /// Puts up a sheet with one screen.
    mutating func present(_ screen: Int) {
      sheet = ShortList(screen)
      children[flow(of: screen)] += 1
    }

    /// Takes the top screen away, whose child stays until the animation is done.
    mutating func pop() {
      let screen = sheet.isEmpty ? stack.removeLast() : sheet.removeLast()
      leaving.append(flow(of: screen))
    }

    /// Takes every screen but the root away, children and all, except a forgotten one.
    mutating func popToRoot(forgettingTop forgetsTop: Bool) {
      if forgetsTop { _ = stack.removeLast() }
      for place in 1..<stack.count { children[flow(of: stack[place])] -= 1 }
      stack = ShortList(0)
    }

    /// Takes the whole sheet away, children and all.
    mutating func dismissSheet() {
      for place in 0..<sheet.count { children[flow(of: sheet[place])] -= 1 }
      sheet = ShortList()
    }

    /// Lets the child of the screen that was popped first go.
    mutating func finishAnimation() {
      children[leaving.removeFirst()] -= 1
    }

    private func flow(of screen: Int) -> Int { Int(UInt8(screen) % UInt8(children.count)) }
  }
}
