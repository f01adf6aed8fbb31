extension FlowProperty {
  /// A screen in front for which the flow declares events has somebody who listens to it.
  ///
  /// Who listens is looked for in its stored properties that are called delegate or coordinator, or
  /// whose names end so; one of several is enough.
  public static var noDeadTap: FlowProperty {
    .invariant("no dead tap") { state in
      guard let orphan = state.record.frontmostOrphan else { return nil }
      return Breach(
        "\(orphan.name) is on screen, but its delegate is gone: its buttons do nothing",
        since: orphan.orphanedAt)
    }
    .stating(
      "A screen in front for which the flow declares events has somebody who listens to it.",
      id: "no-dead-tap")
  }
}
