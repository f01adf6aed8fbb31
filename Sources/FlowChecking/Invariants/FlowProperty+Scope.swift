extension FlowProperty {
  /// Where a property applies.
  struct Scope {
    /// What is true of a state in which it could be broken.
    let proposition: FlowProposition

    /// Why it does not apply to a flow without such a state, in words.
    let reason: String
  }
}
