/// What the user does, in words for the captions of a film.
enum FilmWording {
  /// Returns what was done in a step.
  static func action(of step: Report.Step) -> String {
    let event = step.event
    guard step.isGesture else { return "“\(event)”" }
    return event.prefix(1).uppercased() + event.dropFirst()
  }
}
