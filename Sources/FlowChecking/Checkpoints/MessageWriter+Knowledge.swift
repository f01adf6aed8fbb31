import ModelChecking

extension MessageWriter {
  /// Writes what is known of a flow: first what many states have in common, then the states.
  @MainActor
  mutating func write(_ knowledge: FlowKnowledge) {
    var shared = SharedValues()
    var states = MessageWriter()
    let ordered = knowledge.states.sorted { $0.key.value < $1.key.value }
    states.write(ordered) { $0.write($1.value, of: $1.key, sharing: &shared) }
    write(shared.menus.values) { $0.write($1) { $0.write($1) } }
    write(shared.pictures.values) { $0.write($1) }
    write(shared.events.values) {
      $0.write($1) {
        $0.write($1.label)
        $0.write($1.kind)
      }
    }
    write(knowledge.launch) { $0.write($1) }
    append(states)
  }

  private mutating func write(
    _ state: FlowKnowledge.State, of key: Fingerprint, sharing shared: inout SharedValues
  ) {
    write(key.value)
    write(shared.menus.place(of: state.menu))
    write(state.look.map { _ in 1 } ?? 0)
    if let look = state.look {
      write(look.screens)
      write(look.picture.map { shared.pictures.place(of: $0) } ?? -1)
      write(shared.events.place(of: look.events))
      write(look.patientCount)
    }
    write(state.unread.sorted()) { $0.write($1) }
    for arrival in state.arrivals { write(arrival) { $0.write($1) } }
  }
}

/// What many states have in common.
private struct SharedValues {
  var menus = ValueTable<[WorkerEvent]>()
  var pictures = ValueTable<FlowPicture>()
  var events = ValueTable<[FlowLook.Event]>()
}
