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

  /// Returns an invariant: the check gives the reason why a state breaks it, or nil.
  public static func always(_ name: String, _ check: @escaping (State) -> String?) -> Property {
    Property(name: name, claim: .always(check))
  }

  /// Returns a claim that some reachable state satisfies a condition.
  public static func sometimes(_ name: String, _ check: @escaping (State) -> Bool) -> Property {
    Property(name: name, claim: .sometimes(check))
  }
}
