/// One event of a trace and what it led to.
public struct FlowStep: Sendable, Hashable {
  /// What the event is called.
  public let label: String

  /// Whether UIKit handles the event itself.
  public let isGesture: Bool

  /// Where the event is declared; nil for what UIKit handles itself.
  public let location: CodeLocation?

  /// What is on screen afterwards: what is pushed behind ">", what is presented behind "|".
  public let screens: String

  /// What the user sees afterwards; nil where nothing is known, as after a crash.
  public let picture: FlowPicture?

  /// What recorded routers were asked to do and reported meanwhile.
  public let calls: [RouterCall]

  /// Creates a step.
  package init(
    label: String, isGesture: Bool = false, location: CodeLocation? = nil, screens: String,
    picture: FlowPicture? = nil, calls: [RouterCall] = []
  ) {
    self.label = label
    self.isGesture = isGesture
    self.location = location
    self.screens = screens
    self.picture = picture
    self.calls = calls
  }
}
