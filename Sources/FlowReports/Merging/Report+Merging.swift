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
    var names = Numbering<String>()
    for flow in reports.flatMap(\.flows) { _ = names.number(of: flow.name) }
    var flows: [Flow] = []
    for name in names.values {
      flows.append(try FlowUnion(reports.flatMap(\.flows).filter { $0.name == name }).flow)
    }
    self.init(flows: flows, tool: first.tool)
  }

  /// Returns the numbers of the parts that are not among some reports, and how many parts there are.
  public static func missingShards(among reports: [Report]) -> (numbers: [Int], count: Int) {
    let shards = reports.compactMap(\.shard)
    let count = shards.first?.count ?? 0
    let present = Set(shards.map(\.number))
    return (Array(1..<(count + 1)).filter { !present.contains($0) }, count)
  }
}
