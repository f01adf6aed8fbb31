/// Finds the ways to make formulas true at one moment.
struct CoverSearch {
  private struct Branch {
    var pending: [Int]
    var done: Set<Int> = []
    var cover = Cover()
    var isPossible = true
  }

  /// How many ways are looked at, at most, for the formulas of one state.
  private static let mostBranches = 1000

  private var branches: [Branch]

  /// The ways that no other one makes needless.
  private(set) var covers: [Cover] = []

  /// Finds the ways of formulas that have to be true together.
  init(of formulas: [Int], in table: inout FormulaTable) throws(FormulaError) {
    branches = [Branch(pending: formulas.reversed())]
    var count = 0
    while var branch = branches.popLast() {
      count += 1
      guard count <= Self.mostBranches else { throw .tooLarge }
      while branch.isPossible, let formula = branch.pending.popLast() {
        guard branch.done.insert(formula).inserted else { continue }
        take(formula, into: &branch, table: &table)
      }
      if branch.isPossible { keep(branch.cover) }
    }
  }

  private mutating func take(_ formula: Int, into branch: inout Branch, table: inout FormulaTable) {
    switch table.entries[formula] {
    case .constant(let value): branch.isPossible = value
    case .literal(let atom, let isTrue): require(isTrue, of: atom, in: &branch)
    case .and(let left, let right): branch.pending += [right, left]
    case .or(let left, let right): fork(&branch, left, or: [right])
    case .next(let part): putOff(part, in: &branch)
    case .until(let left, let right):
      var waiting = branch
      waiting.pending.append(left)
      putOff(formula, in: &waiting)
      waiting.cover.postponed |= 1 << (table.untils.firstIndex(of: formula) ?? 0)
      branches.append(waiting)
      branch.pending.append(right)
    case .release(let left, let right):
      var lasting = branch
      lasting.pending.append(right)
      putOff(formula, in: &lasting)
      branches.append(lasting)
      branch.pending += [left, right]
    case .within(let count, let part):
      guard count > 0 else { return branch.pending.append(part) }
      fork(
        &branch, part,
        or: [table.number(of: .next(table.number(of: .within(count - 1, part: part))))])
    case .throughout(let count, let part):
      branch.pending.append(part)
      if count > 0 { putOff(table.number(of: .throughout(count - 1, part: part)), in: &branch) }
    }
  }

  /// Goes on with one formula, and later with others in its stead.
  private mutating func fork(_ branch: inout Branch, _ first: Int, or others: [Int]) {
    var other = branch
    other.pending += others
    branches.append(other)
    branch.pending.append(first)
  }

  private func require(_ isTrue: Bool, of atom: Int, in branch: inout Branch) {
    let bit: UInt64 = 1 << atom
    if isTrue { branch.cover.positive |= bit } else { branch.cover.negative |= bit }
    branch.isPossible = branch.cover.positive & branch.cover.negative == 0
  }

  private func putOff(_ formula: Int, in branch: inout Branch) {
    guard !branch.cover.next.contains(formula) else { return }
    let place = branch.cover.next.firstIndex { $0 > formula } ?? branch.cover.next.count
    branch.cover.next.insert(formula, at: place)
  }

  private mutating func keep(_ cover: Cover) {
    guard !covers.contains(where: { $0.isImplied(by: cover) }) else { return }
    covers.removeAll { cover.isImplied(by: $0) }
    covers.append(cover)
  }
}
