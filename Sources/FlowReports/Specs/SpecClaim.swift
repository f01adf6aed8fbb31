import FlowChecking
import ModelChecking

/// A property of a spec that is written as a formula.
struct SpecClaim {
  /// The name of the property.
  let name: SpecWord

  private let formula: SpecWord
  private let claim: TemporalClaim<NamedAtom>

  /// Reads the formula of a line; nil where it has none.
  ///
  /// - Throws: ``SpecError`` when it cannot be understood.
  init?(_ line: PropertyLine) throws(SpecError) {
    guard let formula = line.formula else { return nil }
    name = line.name
    self.formula = formula
    do {
      claim = try TemporalClaim(parsing: formula.text)
    } catch {
      throw formula.line.error(
        at: formula.column + error.place.column - 1, Self.sentence(error.message))
    }
    for atom in claim.atoms where ScreenProposition(atom) == nil {
      throw self.error(
        at: atom,
        "\"\(atom)\" means nothing in a spec: there are screen(…), stack(…), event(…) and "
          + "sheet.")
    }
  }

  /// Returns what is true of the formula in a system.
  ///
  /// - Throws: ``SpecError`` when it speaks of something that is not there, or cannot be checked.
  func verdict(in system: ScreenSystem) throws(SpecError) -> TemporalVerdict {
    var propositions: [ScreenProposition] = []
    for atom in claim.atoms {
      guard let proposition = ScreenProposition(atom) else { continue }
      guard !proposition.isAboutNothing(in: system) else {
        throw error(at: atom, "There is nothing of this name, nowhere.")
      }
      propositions.append(proposition)
    }
    var next = 0
    let numbered = claim.map { _ in
      defer { next += 1 }
      return next
    }
    do {
      let property = try TemporalProperty(numbered)
      return system.explored(noting: propositions.map { $0.noted(in: system) })
        .verdict(on: property)
    } catch {
      throw formula.error("\(error)")
    }
  }

  private func error(at atom: NamedAtom, _ message: String) -> SpecError {
    formula.line.error(at: formula.column + atom.place.column - 1, message)
  }

  private static func sentence(_ message: String) -> String {
    message.prefix(1).uppercased() + message.dropFirst() + (message.hasSuffix(".") ? "" : ".")
  }
}
