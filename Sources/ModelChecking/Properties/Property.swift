/// A named claim about the states of a system.
public struct Property<State> {
  /// What the claim says of the states.
  public enum Claim {
    /// Every state keeps the promise: the function returns why a state breaks it, or nil.
    case always((State) -> String?)

    /// Some reachable state satisfies the condition: the guard against checks that check nothing.
    case sometimes((State) -> Bool)
  }

  /// The words by which reports call the property; unique in an exploration.
  public let name: String

  /// What it claims.
  public let claim: Claim

  /// Returns what lies behind a reason: violations with equal causes are the same fault.
  public let cause: (_ reason: String) -> String

  /// Returns an invariant: the check gives the reason why a state breaks it, or nil.
  ///
  /// Violations have the same cause when their reasons differ in numbers only, unless a function
  /// says better.
  public static func always(
    _ name: String, cause: @escaping (_ reason: String) -> String = Fault.cause(of:),
    _ check: @escaping (State) -> String?
  ) -> Property {
    Property(name: name, claim: .always(check), cause: cause)
  }

  /// Returns a promise that no state satisfies a condition.
  public static func never(_ name: String, _ check: @escaping (State) -> Bool) -> Property {
    always(name) { check($0) ? "it has come to that" : nil }
  }

  /// Returns a claim that some reachable state satisfies a condition.
  public static func sometimes(_ name: String, _ check: @escaping (State) -> Bool) -> Property {
    Property(name: name, claim: .sometimes(check), cause: Fault.cause(of:))
  }

  /// Returns whether a state breaks it.
  func isBroken(by state: State) -> Bool {
    if case .always(let reason) = claim { reason(state) != nil } else { false }
  }

  /// Whether a state can break it.
  var isPromise: Bool {
    if case .always = claim { true } else { false }
  }
}
