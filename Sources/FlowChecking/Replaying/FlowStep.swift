/// One event of a trace and what it led to.
public struct FlowStep: Sendable, Hashable {
  /// What the event is called.
  public let label: String

  /// What is on screen afterwards: what is pushed behind ">", what is presented behind "|".
  public let screens: String

  /// What recorded routers were asked to do and reported meanwhile.
  public let calls: [RouterCall]
}
