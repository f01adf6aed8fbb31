extension Report {
  /// Makes one report of several: of parts of the flows, or of the same flows on several nights.
  ///
  /// Flows are united by name and their states by fingerprint, so that what is united is exact.
  ///
  /// - Throws: ``MergeError`` when the reports do not belong together.
  public init(merging reports: [Report]) throws(MergeError) {
    guard let first = reports.first else { throw .noReports }
    if let other = reports.first(where: { $0.tool != first.tool }) {
      throw .otherTools(first.tool, other.tool)
    }
    let counts = reports.compactMap(\.shard?.count)
    if let other = counts.first(where: { $0 != counts[0] }) { throw .otherShards(counts[0], other) }
    var flows: [Flow] = []
    for name in Self.names(in: reports) {
      flows.append(try FlowUnion(reports.flatMap(\.flows).filter { $0.name == name }).flow)
    }
    self.init(flows: flows, tool: first.tool)
  }

  /// Returns the names of the flows in the order in which one machine would have explored them: the
  /// parts have taken turns.
  private static func names(in reports: [Report]) -> [String] {
    let parts = reports.sorted { ($0.shard?.number ?? 0) < ($1.shard?.number ?? 0) }
    var names = Numbering<String>()
    for place in 0..<(parts.map(\.flows.count).max() ?? 0) {
      for report in parts where place < report.flows.count {
        _ = names.number(of: report.flows[place].name)
      }
    }
    return names.values
  }

  /// Returns the numbers of the parts that are not among some reports, and how many parts there are.
  public static func missingShards(among reports: [Report]) -> (numbers: [Int], count: Int) {
    let shards = reports.compactMap(\.shard)
    let count = shards.first?.count ?? 0
    let present = Set(shards.map(\.number))
    return (Array(1..<(count + 1)).filter { !present.contains($0) }, count)
  }
}
