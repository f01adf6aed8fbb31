extension FlowProperty {
  /// A coordinator or screen that is no longer part of the flow is freed, unless something that is
  /// part of it refers to it.
  public static var nothingOutlivesItsFlow: FlowProperty {
    .invariant("no object outlives its flow") { state in
      let leaked = state.record.leakedObjects
      guard let first = leaked.first else { return nil }
      let names = leaked.map(\.name).joined(separator: ", ")
      return Breach(
        "still alive though nothing of the flow refers to them: \(names)", since: first.leftAt)
    }
    .grouped { String($0.prefix { $0 != "," }) }
    .stating(
      "A coordinator or screen that is no longer part of the flow is freed, unless something that is "
        + "part of it refers to it.", id: "no-object-outlives-its-flow")
  }
}
