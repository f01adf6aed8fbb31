extension Formula: CustomStringConvertible where Atom: CustomStringConvertible {
  /// The formula as text that reads back as the same one; parentheses stand around every part.
  public var description: String {
    switch self {
    case .constant(let value): "\(value)"
    case .atom(let atom): "\(atom)"
    case .not(let part): "not \(part)"
    case .and(let left, let right): "(\(left) and \(right))"
    case .or(let left, let right): "(\(left) or \(right))"
    case .implies(let left, let right): "(\(left) -> \(right))"
    case .iff(let left, let right): "(\(left) <-> \(right))"
    case .next(let part): "next \(part)"
    case .until(let left, let right): "(\(left) until \(right))"
    case .release(let left, let right): "(\(left) release \(right))"
    case .weakUntil(let left, let right): "(\(left) weak until \(right))"
    case .always(let part): "always \(part)"
    case .eventually(let part): "eventually \(part)"
    case .eventuallyWithin(let count, let part):
      "eventually within \(count) \(count == 1 ? "event" : "events") \(part)"
    }
  }
}
