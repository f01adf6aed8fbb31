/// Why a behaviour is left out of the model, and what that does to findings.
struct Omission: Equatable {
  enum Effect: String, CaseIterable {
    case hidesFaults = "can hide faults"
    case raisesFalseAlarms = "can raise false alarms"
    case neither
  }

  let reason: String
  let effect: Effect

  /// Reads a cell such as "left out: the reason; can hide faults"; returns nil for any other.
  init?(_ cell: String) {
    let parts = cell.split(separator: "; ")
    guard cell.hasPrefix("left out: "), parts.count > 1, let last = parts.last,
      let effect = Effect(rawValue: String(last))
    else { return nil }
    reason = String(parts.dropLast().joined(separator: "; ").dropFirst("left out: ".count))
    self.effect = effect
    if reason.isEmpty { return nil }
  }
}
