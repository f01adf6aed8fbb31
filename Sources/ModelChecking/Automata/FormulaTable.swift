/// Formulas in which only atoms are negated, each once, by number.
struct FormulaTable {
  /// A formula; its parts by their numbers.
  enum Entry: Hashable {
    case constant(Bool)
    case literal(atom: Int, isTrue: Bool)
    case and(Int, Int)
    case or(Int, Int)
    case next(Int)
    case until(Int, Int)
    case release(Int, Int)

    /// The part is true now or after at most so many events.
    case within(Int, part: Int)

    /// The part is true now and after up to so many events.
    case throughout(Int, part: Int)
  }

  /// How many formulas, parts counted as often as they occur, are taken in at most.
  private static let mostParts = 10_000

  private var numbers: [Entry: Int] = [:]
  private var partCount = 0

  /// The formulas, by number.
  private(set) var entries: [Entry] = []

  /// The numbers of those that something has to become true for.
  private(set) var untils: [Int] = []

  /// Returns the number of a formula or of its negation.
  mutating func add(
    _ formula: Formula<Int>, negated: Bool = false
  ) throws(FormulaError) -> Int {
    partCount += 1
    guard partCount <= Self.mostParts else { throw .tooLarge }
    switch formula {
    case .constant(let value): return number(of: .constant(value != negated))
    case .atom(let atom): return number(of: .literal(atom: atom, isTrue: !negated))
    case .not(let part): return try add(part, negated: !negated)
    case .and(let left, let right):
      return try junction(isAnd: !negated, (left, negated), (right, negated))
    case .or(let left, let right):
      return try junction(isAnd: negated, (left, negated), (right, negated))
    case .implies(let left, let right):
      return try junction(isAnd: negated, (left, !negated), (right, negated))
    case .iff(let left, let right): return try agreement(left, right, negated: negated)
    default: return try addTemporal(formula, negated: negated)
    }
  }

  /// Returns the number of a formula, made of parts that are known.
  mutating func number(of entry: Entry) -> Int {
    if let known = numbers[entry] { return known }
    let number = entries.count
    numbers[entry] = number
    entries.append(entry)
    if case .until = entry { untils.append(number) }
    return number
  }

  private mutating func addTemporal(
    _ formula: Formula<Int>, negated: Bool
  ) throws(FormulaError) -> Int {
    let always = number(of: .constant(true))
    let never = number(of: .constant(false))
    switch formula {
    case .next(let part): return number(of: .next(try add(part, negated: negated)))
    case .always(let part):
      return lasting(isUntil: negated, negated ? always : never, try add(part, negated: negated))
    case .eventually(let part):
      return lasting(isUntil: !negated, negated ? never : always, try add(part, negated: negated))
    case .until(let left, let right):
      return lasting(
        isUntil: !negated, try add(left, negated: negated), try add(right, negated: negated))
    case .release(let left, let right):
      return lasting(
        isUntil: negated, try add(left, negated: negated), try add(right, negated: negated))
    case .weakUntil(let left, let right):
      return try add(.release(right, .or(left, right)), negated: negated)
    case .eventuallyWithin(let count, let part):
      guard (0...1000).contains(count) else { throw .outOfRange(count) }
      let part = try add(part, negated: negated)
      return number(of: negated ? .throughout(count, part: part) : .within(count, part: part))
    default: return never
    }
  }

  private mutating func junction(
    isAnd: Bool, _ left: (Formula<Int>, Bool), _ right: (Formula<Int>, Bool)
  ) throws(FormulaError) -> Int {
    let first = try add(left.0, negated: left.1)
    let second = try add(right.0, negated: right.1)
    return number(of: isAnd ? .and(first, second) : .or(first, second))
  }

  private mutating func agreement(
    _ left: Formula<Int>, _ right: Formula<Int>, negated: Bool
  ) throws(FormulaError) -> Int {
    let first = try junction(isAnd: true, (left, false), (right, negated))
    let second = try junction(isAnd: true, (left, true), (right, !negated))
    return number(of: .or(first, second))
  }

  private mutating func lasting(isUntil: Bool, _ left: Int, _ right: Int) -> Int {
    number(of: isUntil ? .until(left, right) : .release(left, right))
  }
}
