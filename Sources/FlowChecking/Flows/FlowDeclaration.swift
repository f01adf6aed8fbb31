import HeadlessUIKit

/// A flow whose type has been forgotten, with its declarations looked up once.
@MainActor
struct FlowDeclaration {
  let name: String
  let events: [FlowEvent]
  private(set) var properties: [FlowProperty]

  /// What the claims about runs are made of, in the order of the properties.
  let propositions: [FlowProposition]
  let acceptedComplaints: Set<UIKitComplaint>
  let stateKey: StateKey
  let launch: (UIWindow) -> AnyObject

  init(_ flow: some Flow) {
    name = flow.name
    events = flow.events
    properties = flow.properties
    propositions = properties.flatMap(\.propositions)
    acceptedComplaints = flow.acceptedComplaints
    stateKey = flow.stateKey
    launch = { window in flow.launch(in: window) }
  }

  /// The flow with the promise that it does not crash.
  var promisingNotToCrash: FlowDeclaration {
    guard !properties.contains(where: \.isAboutCrashes) else { return self }
    var flow = self
    flow.properties.append(.noCrash)
    return flow
  }
}
