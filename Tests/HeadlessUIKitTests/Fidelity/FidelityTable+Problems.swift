extension FidelityTable {
  /// What is wrong with the table, given the tests that hold it; a sentence each.
  func problems(heldBy citations: [Citation], ids: [String] = Self.ids) -> [String] {
    let cited = Set(citations.flatMap(\.rows))
    return problemsOfIDs(ids) + rows.flatMap { problems(of: $0, isTested: cited.contains($0.id)) }
      + citations.flatMap { citation in
        Set(citation.rows).subtracting(ids).sorted().map { id in
          "\(id) is no row, but cited by the test \"\(citation.test)\""
        }
      }
  }

  private func problemsOfIDs(_ ids: [String]) -> [String] {
    let found = rows.map(\.id)
    return ids.filter { !found.contains($0) }.map { "\($0) is missing" }
      + found.enumerated().flatMap { place, id in
        (ids.contains(id) ? [] : ["\(id) is no row that is asked for"])
          + (found[..<place].contains(id) ? ["\(id) is there twice"] : [])
      }
  }

  private func problems(of row: FidelityRow, isTested: Bool) -> [String] {
    let holding =
      switch (isTested, row.held.hasPrefix("left out")) {
      case (true, true): "\(row.id) is left out, and tested all the same"
      case (false, _) where row.omission == nil:
        "\(row.id) is neither tested nor left out with a reason and an effect"
      default: String?.none
      }
    return [
      row.behaviour.isEmpty ? "\(row.id) says nothing" : nil,
      row.confidence == nil ? "\(row.id) has no known confidence" : nil,
      row.source.isEmpty ? "\(row.id) has neither a source nor a dash" : nil, holding,
    ].compactMap { $0 }
  }
}
