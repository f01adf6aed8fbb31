public import ModelChecking

extension FlowProperty {
  /// Returns a promise that no state satisfies a condition.
  public static func never(_ name: String, _ check: @escaping (FlowState) -> Bool) -> FlowProperty {
    always(name) { check($0) ? "it has come to that" : nil }
  }

  /// Returns a promise that some state stays reachable from everywhere, at rest: whatever the user has
  /// done, something satisfies the condition that can still be done.
  ///
  /// A counterexample ends with the point of no return, and says which event would still have led
  /// there.
  public static func alwaysPossible(
    _ name: String, _ check: @escaping (FlowState) -> Bool
  ) -> FlowProperty {
    let goal = FlowProposition(name) { $0.record.isAtRest && check($0) }
    return FlowProperty(name: name, claim: .runs(.alwaysPossible(.atom(goal))))
  }

  /// Returns a promise that a condition is satisfied after at most so many events from launch.
  public static func eventually(
    _ name: String, within count: Int, _ check: @escaping (FlowState) -> Bool
  ) -> FlowProperty {
    formula(name, .eventuallyWithin(count, .atom(FlowProposition(name, check))))
  }

  /// Returns a promise that whenever one condition is satisfied, another one is too or comes to be,
  /// after at most so many events where a number is given.
  public static func whenever(
    _ name: String, _ trigger: @escaping (FlowState) -> Bool,
    eventually response: @escaping (FlowState) -> Bool, within count: Int? = nil
  ) -> FlowProperty {
    let goal = Formula.atom(FlowProposition(name, response))
    let later = count.map { .eventuallyWithin($0, goal) } ?? Formula.eventually(goal)
    return formula(name, .always(.implies(.atom(FlowProposition(name, trigger)), later)))
  }

  /// Returns a promise that from launch a condition is satisfied until another one is, which it has to
  /// be at some time.
  public static func holds(
    _ name: String, _ check: @escaping (FlowState) -> Bool,
    until end: @escaping (FlowState) -> Bool
  ) -> FlowProperty {
    formula(name, .until(.atom(FlowProposition(name, check)), .atom(FlowProposition(name, end))))
  }

  /// Returns a promise that a formula of temporal logic is true of every run from launch.
  public static func formula(
    _ name: String, _ formula: Formula<FlowProposition>
  ) -> FlowProperty {
    FlowProperty(name: name, claim: .runs(.everyRun(formula)))
  }

  /// Returns a claim that is written as text.
  ///
  /// `TemporalClaim(parsing:)` has the grammar. The atoms are `screen(Home)`, a screen that is in front;
  /// `stack(Home)`, one that is on the window; `sheet`, something is presented; `depth(2)`, so many
  /// screens are on the stack in front; `coordinator(Pets)`, it can be reached from the root; and
  /// `event("okay")`, the event just taken. Screens are called as in reports or by their types,
  /// coordinators by their types, with or without the ending. A text that cannot be read, and a name
  /// that nothing of the flow has, is an error.
  public static func formula(_ name: String, _ text: String) -> FlowProperty {
    do {
      let claim = try TemporalClaim(parsing: text).map { atom throws(FormulaSyntaxError) in
        try FlowProposition(atom, in: text)
      }
      return FlowProperty(name: name, claim: .runs(claim))
    } catch {
      return FlowProperty(name: name, claim: .unreadable(error))
    }
  }

  /// Returns the promise for those runs only in which the user does not pass over some events for ever.
  ///
  /// A weakly fair event is taken again and again if it is possible all the time from some moment on, a
  /// strongly fair one if it is possible again and again. Promises that are not about runs stay as they
  /// are.
  public func assuming(weakFairness weak: [String] = [], strongFairness strong: [String] = [])
    -> FlowProperty
  {
    guard case .runs(.everyRun(let formula, var fairness)) = claim else { return self }
    fairness.weak += weak.map { .event($0) }
    fairness.strong += strong.map { .event($0) }
    var property = self
    property.claim = .runs(.everyRun(formula, fairness))
    return property
  }
}

extension FlowProperty {
  /// The propositions that a claim about runs is made of, in their order.
  var atoms: [FlowProposition] {
    if case .runs(let claim) = claim { claim.atoms } else { [] }
  }

  /// All that is to be noted of the states for the property: what its claim is made of, and where it
  /// applies.
  var propositions: [FlowProposition] { atoms + (scope.map { [$0.proposition] } ?? []) }

  /// Returns a claim about runs as the engine checks it, its propositions numbered from one on; nil
  /// where the property is none.
  func temporalProperty(
    numberingFrom first: Int
  ) throws(FormulaError) -> TemporalProperty? {
    guard case .runs(let claim) = claim else { return nil }
    var next = first
    return try TemporalProperty(
      claim.map { _ in
        defer { next += 1 }
        return next
      })
  }
}
