import HeadlessUIKit

/// A flow whose type has been forgotten, with its declarations looked up once.
@MainActor
struct FlowDeclaration {
  let name: String

  /// How a test makes the flow; with "…" in parentheses where its name is not that of its type, since
  /// it was made with something in them.
  let construction: String
  let events: [FlowEvent]
  private(set) var properties: [FlowProperty]

  /// What the claims about runs are made of, in the order of the properties.
  let propositions: [FlowProposition]
  let acceptedComplaints: Set<UIKitComplaint>
  let stateKey: StateKey
  let launch: (UIWindow) -> AnyObject

  init(_ flow: some Flow) {
    name = flow.name
    construction = Self.construction(of: flow)
    events = flow.events
    properties = flow.properties + Self.expectations(of: flow.events)
    propositions = properties.flatMap(\.propositions)
    acceptedComplaints = flow.acceptedComplaints
    stateKey = flow.stateKey
    launch = { window in flow.launch(in: window) }
  }

  private static func construction<Declared: Flow>(of flow: Declared) -> String {
    let type = "\(Declared.self)"
    return [flow.name, "\(flow.name)Flow"].contains(type) ? "\(type)()" : "\(type)(…)"
  }

  /// Returns the promises that a flow makes by what it says of events.
  private static func expectations(of events: [FlowEvent]) -> [FlowProperty] {
    let expectations = Set(events.map(\.expectation))
    let mayRefuse = expectations.contains { if case .refusal = $0 { true } else { false } }
    return (expectations.contains(.nothing) ? [.ignoredEventsChangeNothing] : [])
      + (mayRefuse ? [.refusedEventsAreRefused] : [])
  }

  /// The flow with the promise that it does not crash.
  var promisingNotToCrash: FlowDeclaration {
    guard !properties.contains(where: \.isAboutCrashes) else { return self }
    var flow = self
    flow.properties.append(.noCrash)
    return flow
  }
}
