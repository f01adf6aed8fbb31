public import ModelChecking

/// A flow that is declared in a way that cannot be explored.
public enum FlowError: Error, Hashable, Sendable {
  /// Two events have the same name, which replay tokens could not tell apart.
  case sameEventTwice(flow: String, event: String)

  /// Two properties have the same name, which reports could not tell apart.
  case samePropertyTwice(flow: String, property: String)

  /// The name of an event has the character that separates the events of a replay token.
  case separatorInEvent(flow: String, event: String)

  /// The state key leaves out a property that the type has not got.
  case unknownProperty(flow: String, property: String, known: [String])

  /// A claim about runs cannot be read or checked.
  case formula(flow: String, property: String, reason: String)

  /// A limit cannot be met.
  case limits(LimitsError)

  @MainActor
  static func check(_ limits: Limits, for flow: FlowDeclaration) throws(FlowError) {
    do {
      try limits.check(for: flow.properties.map(\.property))
    } catch {
      throw .limits(error)
    }
  }

  @MainActor
  static func check(_ flow: FlowDeclaration) throws(FlowError) {
    for exclusion in flow.stateKey.exclusions {
      let known = RuntimeType(type: exclusion.type).fields
      guard !known.contains(where: { $0.isCalled(exclusion.property) }) else { continue }
      throw .unknownProperty(
        flow: flow.name, property: exclusion.name, known: known.map(\.property))
    }
    let events = flow.events.map(\.name)
    if let name = firstRepeated(in: events) {
      throw .sameEventTwice(flow: flow.name, event: name)
    }
    if let name = events.first(where: { $0.contains(EventLabel.separator) }) {
      throw .separatorInEvent(flow: flow.name, event: name)
    }
    if let name = firstRepeated(in: flow.properties.map(\.name)) {
      throw .samePropertyTwice(flow: flow.name, property: name)
    }
    try flow.checkClaims()
  }

  private static func firstRepeated(in names: [String]) -> String? {
    var seen: Set<String> = []
    return names.first { !seen.insert($0).inserted }
  }
}

extension FlowError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence.
  public var description: String {
    switch self {
    case .sameEventTwice(let flow, let event):
      "The flow \(flow) declares the event \"\(event)\" twice; give one of them another name."
    case .samePropertyTwice(let flow, let property):
      "The flow \(flow) declares the property \"\(property)\" twice; give one another name."
    case .unknownProperty(let flow, let property, let known):
      "The state key of the flow \(flow) leaves out \(property), which is no stored property; "
        + (known.isEmpty
          ? "the type has none of its own." : "there are \(known.joined(separator: ", ")).")
    case .formula(let flow, let property, let reason):
      "The property \"\(property)\" of the flow \(flow) cannot be checked: \(reason)"
    case .limits(let error): error.description
    case .separatorInEvent(let flow, let event):
      "The event \"\(event)\" of the flow \(flow) has a \">\" in its name, which separates the "
        + "events of a replay; leave it out."
    }
  }
}
