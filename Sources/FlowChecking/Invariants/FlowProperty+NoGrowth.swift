extension FlowProperty {
  /// A round that leads back to the same screens and the same events does not leave more behind each
  /// time.
  ///
  /// Such a round makes new states without end, so it is looked for where an exploration comes to a
  /// limit: one counts that five more rounds confirm. What is meant to grow, such as a journal, can be
  /// left out of the state by ``Flow/stateKey``.
  public static var noGrowth: FlowProperty {
    FlowProperty(name: "repeating a loop grows nothing", claim: .always { _ in nil })
      .stating(
        "A round that leads back to the same screens and the same events does not leave more behind "
          + "each time.", id: "repeating-a-loop-grows-nothing")
  }

  /// Whether it is this promise, which is judged by rounds of the graph.
  var isAboutGrowth: Bool { statement.id == Self.noGrowth.statement.id }
}
