import ModelChecking

/// Resource managers that agree on whether to commit a transaction.
///
/// Gray and Lamport specify it so (Consensus on Transaction Commit, 2006). Messages stay sent, and
/// may be heard again.
struct TwoPhaseCommit: ValueSystem {
  /// How far a resource manager is.
  enum Progress: UInt8 {
    case working
    case prepared
    case committed
    case aborted
  }

  /// How far the transaction as a whole is.
  enum Decision: UInt8 {
    case initial
    case committed
    case aborted
  }

  /// The managers, and the messages that have been sent.
  struct State: Hashable {
    var managers: [Progress]
    var decision = Decision.initial

    /// The managers of which the coordinator knows that they are prepared.
    var known: UInt16 = 0

    /// The managers that have said that they are prepared.
    var said: UInt16 = 0
    var isCommitSent = false
    var isAbortSent = false
  }

  /// What one of the managers does.
  enum Event: Hashable {
    case commit
    case abort
    case hearPrepared(Int)
    case prepare(Int)
    case chooseToAbort(Int)
    case hearCommit(Int)
    case hearAbort(Int)
  }

  /// How many resource managers there are, 16 at most.
  let count: Int

  /// The claim that no two managers come to different ends.
  var agreement: Property<State> {
    .always("agreement") { state in
      state.managers.contains(.committed) && state.managers.contains(.aborted)
        ? "One has committed, another one has aborted." : nil
    }
  }

  var initialState: State { State(managers: Array(repeating: .working, count: count)) }

  func events(in state: State) -> [Event] {
    var events: [Event] = []
    let isOpen = state.decision == .initial
    if isOpen, state.known == UInt16(1) << count - 1 { events.append(.commit) }
    if isOpen { events.append(.abort) }
    for manager in 0..<count {
      let bit = UInt16(1) << manager
      if isOpen, state.said & bit != 0 { events.append(.hearPrepared(manager)) }
      if state.managers[manager] == .working {
        events += [.prepare(manager), .chooseToAbort(manager)]
      }
      if state.isCommitSent { events.append(.hearCommit(manager)) }
      if state.isAbortSent { events.append(.hearAbort(manager)) }
    }
    return events
  }

  func next(_ state: State, _ event: Event) -> State {
    var next = state
    switch event {
    case .commit:
      next.decision = .committed
      next.isCommitSent = true
    case .abort:
      next.decision = .aborted
      next.isAbortSent = true
    case .hearPrepared(let manager): next.known |= 1 << manager
    case .prepare(let manager):
      next.managers[manager] = .prepared
      next.said |= 1 << manager
    case .chooseToAbort(let manager), .hearAbort(let manager): next.managers[manager] = .aborted
    case .hearCommit(let manager): next.managers[manager] = .committed
    }
    return next
  }
}
