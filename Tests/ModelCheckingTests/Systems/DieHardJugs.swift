import ModelChecking

/// The riddle of the film: measure four gallons with a jug of three and a jug of five.
///
/// Every event is possible in every state, so that some lead back to the state that they leave.
struct DieHardJugs: ValueSystem {
  /// How many gallons each jug holds.
  struct State: Hashable {
    var small = 0
    var big = 0
  }

  /// What can be done with two jugs and a fountain.
  enum Event: CaseIterable {
    case fillSmall
    case fillBig
    case emptySmall
    case emptyBig
    case pourSmallIntoBig
    case pourBigIntoSmall
  }

  /// The claim that the riddle has no solution, which six events refute.
  static var neverFourGallons: Property<State> {
    .always("never four gallons") { $0.big == 4 ? "The big jug holds four gallons." : nil }
  }

  var initialState: State { State() }

  func events(in state: State) -> [Event] { Event.allCases }

  func next(_ state: State, _ event: Event) -> State {
    var next = state
    switch event {
    case .fillSmall: next.small = 3
    case .fillBig: next.big = 5
    case .emptySmall: next.small = 0
    case .emptyBig: next.big = 0
    case .pourSmallIntoBig:
      next.big = min(5, state.big + state.small)
      next.small = state.small + state.big - next.big
    case .pourBigIntoSmall:
      next.small = min(3, state.small + state.big)
      next.big = state.small + state.big - next.small
    }
    return next
  }
}
