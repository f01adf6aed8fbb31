import ModelChecking

/// A light that can be switched, and a door that can be passed; the third visit does harm.
struct VisitCounter: ValueSystem {
  /// Where things stand.
  struct State: Hashable {
    var isLit = false
    var visits = 0
  }

  /// What can happen.
  enum Event: CaseIterable {
    case switchLight
    case visit
  }

  /// The promise that the third visit breaks.
  static var neverThird: Property<State> {
    .always("no third visit") { $0.visits == 3 ? "This is visit 3." : nil }
  }

  var initialState: State { State() }

  func events(in state: State) -> [Event] { Event.allCases }

  func next(_ state: State, _ event: Event) -> State {
    var next = state
    switch event {
    case .switchLight: next.isLit.toggle()
    case .visit: next.visits = min(4, state.visits + 1)
    }
    return next
  }
}
