import ModelChecking

/// A main stack and a sheet of screens, each of which keeps a child of its parent coordinator.
///
/// A pop is animated: its child goes only when the animation is done, in order. Screen 0 is the root
/// and has no child.
struct NavigationStack: ValueSystem {
  /// What a user or an animation does.
  enum Event: Hashable {
    case push(Int)
    case present(Int)
    case pop
    case popToRoot
    case dismissSheet
    case finishAnimation
  }

  /// How many screens there are, the root included.
  let screenCount: Int

  /// How many screens the main stack holds at most, the root included.
  let stackLimit: Int

  /// How many screens the sheet holds at most.
  let sheetLimit: Int

  /// How many pops may be animating at once.
  let animationLimit: Int

  /// How many flows there are: a screen belongs to the flow of its number modulo this.
  let flowCount: Int

  /// Whether popping a full stack to its root forgets a child while all animations are under way.
  var leaks = false

  /// The claim that each flow has a child for each of its screens, present or leaving.
  var neverLeaks: Property<State> {
    .always("no child outlives its screen") { state in
      state.expectedChildren == state.children ? nil : "A child has no screen."
    }
  }

  var initialState: State { State(flowCount: flowCount) }

  func events(in state: State) -> [Event] {
    let hasSheet = !state.sheet.isEmpty
    let hasRoom =
      hasSheet ? state.sheet.count < sheetLimit : state.stack.count < stackLimit
    let top = state.front.last
    var events: [Event] = []
    events.reserveCapacity(2 * screenCount + 2)
    for screen in 1..<screenCount where screen != top {
      if hasRoom { events.append(.push(screen)) }
      if !hasSheet { events.append(.present(screen)) }
    }
    let canPop = state.front.count > 1
    if canPop, state.leaving.count < animationLimit { events.append(.pop) }
    if canPop, !hasSheet { events.append(.popToRoot) }
    if hasSheet { events.append(.dismissSheet) }
    if !state.leaving.isEmpty { events.append(.finishAnimation) }
    return events
  }

  func next(_ state: State, _ event: Event) -> State {
    var next = state
    switch event {
    case .push(let screen): next.push(screen)
    case .present(let screen): next.present(screen)
    case .pop: next.pop()
    case .popToRoot:
      let isFull = state.leaving.count == animationLimit && state.stack.count == stackLimit
      next.popToRoot(forgettingTop: leaks && isFull)
    case .dismissSheet: next.dismissSheet()
    case .finishAnimation: next.finishAnimation()
    }
    return next
  }
}
