import ModelChecking

/// A named claim about the states of a flow at rest.
@MainActor
public struct FlowProperty {
  /// What is said of the property wherever it is spoken of.
  public private(set) var statement: Statement

  var claim: Claim

  /// Where there is anything that could break it; everywhere if nil.
  private(set) var scope: Scope?

  /// Returns what lies behind a reason: broken promises with equal causes are the same fault.
  private(set) var cause: (_ reason: String) -> String = Fault.cause(of:)

  enum Claim {
    case always((FlowState) -> Breach?)
    case sometimes((FlowState) -> Bool)

    /// About the runs of the flow, which only a whole exploration can judge.
    case runs(TemporalClaim<FlowProposition>)

    /// A text that is no claim.
    case unreadable(FormulaSyntaxError)
  }

  init(name: String, claim: Claim) {
    statement = Statement(name: name)
    self.claim = claim
  }

  /// The words by which reports call the property; unique in a flow.
  public var name: String { statement.name }

  /// Returns a promise that every state keeps: the check gives the reason why one breaks it, or nil.
  public static func always(_ name: String, _ check: @escaping (FlowState) -> String?)
    -> FlowProperty
  {
    invariant(name) { state in check(state).map { Breach($0) } }
  }

  /// Returns a claim that some reachable state satisfies a condition.
  public static func sometimes(_ name: String, _ check: @escaping (FlowState) -> Bool)
    -> FlowProperty
  {
    FlowProperty(name: name, claim: .sometimes { $0.record.isAtRest && check($0) })
  }

  /// Returns a promise of states at rest: while an animation runs nothing is decided.
  static func invariant(_ name: String, _ check: @escaping (FlowState) -> Breach?) -> FlowProperty {
    FlowProperty(name: name, claim: .always { $0.record.isAtRest ? check($0) : nil })
  }

  /// Returns the property with what lies behind its reasons: those with equal causes are one fault,
  /// of which only the shortest trace is reported.
  ///
  /// Unless something is said here, reasons have equal causes when they differ in numbers only.
  public func grouped(by cause: @escaping (_ reason: String) -> String) -> FlowProperty {
    var property = self
    property.cause = cause
    return property
  }

  /// Returns the property with a sentence that says what it promises, the name by which machines
  /// know it, and how bad it is to break it.
  ///
  /// The id is made of the name unless one is given: small letters, digits and hyphens.
  public func stating(_ sentence: String, id: String? = nil, severity: Severity = .error)
    -> FlowProperty
  {
    var property = self
    property.statement = Statement(name: name, id: id, severity: severity, sentence: sentence)
    return property
  }

  /// Returns the property for those flows only that have a state in which it could be broken.
  ///
  /// Of a flow in which no state satisfies the condition it is said that the property does not apply,
  /// and why.
  public func applying(where check: @escaping (FlowState) -> Bool, otherwise reason: String)
    -> FlowProperty
  {
    var property = self
    property.scope = Scope(proposition: FlowProposition(name, check), reason: reason)
    return property
  }

  /// Whether it claims that some state is there.
  var isWanted: Bool {
    if case .sometimes = claim { true } else { false }
  }

  /// Returns how a state breaks the promise, or nil.
  func breach(in state: FlowState) -> Breach? {
    guard case .always(let check) = claim else { return nil }
    return check(state)
  }

  /// Returns whether a state is one that the property wants to be there.
  func isSatisfied(by state: FlowState) -> Bool {
    guard case .sometimes(let check) = claim else { return false }
    return check(state)
  }

  /// The property as the engine checks it on single states, which never break a claim about runs.
  ///
  /// The engine belongs to no actor and is called on the main actor only, since the system that it
  /// explores lives there.
  var property: Property<FlowState> {
    switch claim {
    case .always(let check):
      .always(name, cause: cause) { state in check(state)?.reason }
    case .sometimes(let check): .sometimes(name, check)
    case .runs, .unreadable: .always(name) { _ in nil }
    }
  }
}
