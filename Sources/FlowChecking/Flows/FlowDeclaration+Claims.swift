import ModelChecking

extension FlowDeclaration {
  /// Returns the claim about runs at a place among the properties; nil where there is none.
  func claim(at place: Int) -> TemporalProperty? {
    let first = properties[..<place].reduce(0) { $0 + $1.propositions.count }
    return (try? properties[place].temporalProperty(numberingFrom: first)) ?? nil
  }

  /// Returns the place among the propositions of the one that says where a property applies; nil for
  /// one that applies everywhere.
  func scope(ofPropertyAt place: Int) -> Int? {
    guard properties[place].scope != nil else { return nil }
    return properties[...place].reduce(-1) { $0 + $1.propositions.count }
  }

  /// Makes sure that the claims about runs can be read and checked.
  ///
  /// - Throws: ``FlowError`` for the first that cannot.
  func checkClaims() throws(FlowError) {
    for property in properties {
      if case .unreadable(let error) = property.claim {
        throw .formula(flow: name, property: property.name, reason: "\(error)")
      }
      if let fault = property.atoms.lazy.compactMap({ $0.fault(declared: events) }).first {
        throw .formula(flow: name, property: property.name, reason: "\(fault)")
      }
      do {
        _ = try property.temporalProperty(numberingFrom: 0)
      } catch {
        throw .formula(flow: name, property: property.name, reason: "\(error)")
      }
    }
  }
}
