import FlowChecking

/// The promises of a flow as a spec lists them.
struct SpecPromises {
  /// Their names, all invariants that every flow should keep being one word.
  let names: [String]

  /// The invariants for which the word stands.
  private let standard: Set<String>

  /// Lists promises of some names.
  @MainActor
  init(of properties: [String]) {
    let standard = [FlowProperty].standard.map(\.name)
    let hasAll = standard.allSatisfy(properties.contains)
    self.standard = hasAll ? Set(standard) : []
    names =
      (hasAll ? [PropertyLine.standard] : [])
      + properties.filter { !standard.contains($0) || !hasAll }
  }

  /// Returns the lines that name what the flow does not promise.
  func unknown(in lines: [PropertyLine]) -> [PropertyLine] {
    lines.filter {
      $0.formula == nil && !names.contains($0.name.text) && !standard.contains($0.name.text)
    }
  }

  /// Returns what the flow promises and some lines do not name.
  func unlisted(in lines: [PropertyLine]) -> [String] {
    let listed = Set(lines.map(\.name.text))
    return names.filter { !listed.contains($0) }
  }
}
