import Coordinators

/// A flow whose type has been forgotten, with its declarations looked up once.
@MainActor
struct FlowDeclaration {
  let name: String
  let events: [FlowEvent]
  let properties: [FlowProperty]
  let launch: (UIWindow) -> AnyObject

  init(_ flow: some Flow) {
    name = flow.name
    events = flow.events
    properties = flow.properties
    launch = { window in flow.launch(in: window) }
  }
}
