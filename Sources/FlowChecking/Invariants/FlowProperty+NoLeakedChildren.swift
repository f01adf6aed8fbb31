extension FlowProperty {
  /// A coordinator that has shown a screen is a child only as long as a screen of its flow is there.
  ///
  /// A screen belongs to the coordinators that it refers to or that refer to it, and to the one that
  /// has the recorded router to itself that shows it. How many more there are makes no other fault.
  public static var noLeakedChildren: FlowProperty {
    .invariant("no leaked children") { state in
      let leaks = state.record.leakedChildren
      guard let first = leaks.first else { return nil }
      let more = leaks.count > 1 ? ", and \(leaks.count - 1) more like it" : ""
      return Breach(
        "\(first.child) is still a child of \(first.parent), but none of its screens is left\(more)",
        since: first.since)
    }
    .grouped { String($0.prefix { $0 != "," }) }
    .stating(
      "A coordinator that has shown a screen is a child only as long as a screen of its flow is "
        + "there.", id: "no-leaked-children"
    )
    .applying(
      where: { $0.coordinators.count > 1 }, otherwise: "no Coordinator has a child")
  }
}
