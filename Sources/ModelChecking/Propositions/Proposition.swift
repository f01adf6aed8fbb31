/// Something that is true or false of a moment of a run, noted while the system is explored.
public enum Proposition<State, Event> {
  /// True of a state, however it was come to.
  case state((State) -> Bool)

  /// True of the moment after an event.
  case event((Event) -> Bool)
}
