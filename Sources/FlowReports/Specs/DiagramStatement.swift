/// What a line of a diagram says.
enum DiagramStatement {
  /// What a word stands for.
  case screens(id: SpecWord, name: SpecWord)

  /// What is on screen after launch.
  case start(SpecWord)

  /// Where the flow may end.
  case end(SpecWord)

  /// What an event does.
  case arrow(from: SpecWord, to: SpecWord, event: SpecWord)
}
