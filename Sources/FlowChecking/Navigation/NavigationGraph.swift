/// What a flow shows and how the user gets from one to the other: the states of the flow without what
/// is not on screen.
///
/// It is what a spec draws. Some of what happens is not in it, so that a person can read it:
/// - what leaves the screens as they are, such as a cancelled gesture;
/// - a swipe back that leads where the back button leads, and a choice from the back menu that leads
///   where the back button leads when it is pressed again and again.
///
/// The values of an event with parameters that lead to the same screens are one transition:
/// "visit(sick, well)", or "visit(…)" where that is all of them.
public struct NavigationGraph: Sendable {
  /// An event that leads from some screens to others.
  public struct Transition: Sendable, Hashable {
    /// What is on screen before it.
    public let source: String

    /// What the event is called.
    public let event: String

    /// What is on screen after it.
    public let target: String

    /// Creates a transition.
    public init(from source: String, by event: String, to target: String) {
      self.source = source
      self.event = event
      self.target = target
    }
  }

  /// What can be on screen, the nearest to launch first.
  public internal(set) var screens: [String] = []

  /// The transitions, in the order of the screens that they leave.
  public internal(set) var transitions: [Transition] = []

  /// The shortest way to what can be on screen.
  var traces: [String: FlowTrace] = [:]

  /// The shortest way to and along each transition.
  var traceAlong: [Transition: FlowTrace] = [:]

  /// Returns the shortest way from launch to some screens; nil when they are never shown.
  public func trace(to screens: String) -> FlowTrace? { traces[screens] }

  /// Returns the shortest way from launch that ends with a transition; nil when there is none.
  public func trace(along transition: Transition) -> FlowTrace? { traceAlong[transition] }
}
