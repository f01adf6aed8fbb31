/// One way to make formulas true: what has to be true now, what of the next moment, and what is put
/// off.
struct Cover: Hashable {
  /// The atoms that have to be true now.
  var positive: UInt64 = 0

  /// The atoms that have to be false now.
  var negative: UInt64 = 0

  /// The numbers of the formulas that have to be true of the next moment, in ascending order.
  var next: [Int] = []

  /// The untils, by their places among all, that wait for another moment to come true.
  var postponed: UInt64 = 0

  /// Returns whether the other one asks for nothing more.
  func isImplied(by other: Cover) -> Bool {
    positive & ~other.positive == 0 && negative & ~other.negative == 0
      && postponed & ~other.postponed == 0 && Set(next).isSubset(of: other.next)
  }
}
