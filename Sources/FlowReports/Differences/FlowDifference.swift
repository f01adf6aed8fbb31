/// What changed in one flow from one report to another.
struct FlowDifference {
  /// Whether the flow is in both reports.
  enum Presence {
    /// It is only in the new one.
    case added

    /// It is only in the old one.
    case gone

    /// It is in both.
    case both
  }

  /// The name of the flow.
  let name: String

  /// Whether the flow is in both reports.
  let presence: Presence

  /// The findings that the old report does not have.
  let new: [Finding]

  /// The findings that the new report does not have and whose promises it says to hold.
  let fixed: [Finding]

  /// The findings that the new report does not have, though nothing says that they are fixed.
  let lost: [Finding]

  /// The findings that both have.
  let kept: [Finding]

  /// The screens and ways that came.
  let cameIn: ScreenSet

  /// The screens and ways that went.
  let wentOut: ScreenSet

  /// The map of what is in both or in one; nil where it did not change, or cannot be drawn.
  let map: ScreenMap?

  init(_ name: String, from old: Report.Flow?, to new: Report.Flow?) {
    self.name = name
    presence = old == nil ? .added : new == nil ? .gone : .both
    let before = old?.findings ?? []
    let after = new?.findings ?? []
    let known = Set(before.map(\.fingerprint))
    let present = Set(after.map(\.fingerprint))
    self.new = after.filter { !known.contains($0.fingerprint) }
    kept = after.filter { known.contains($0.fingerprint) }
    let gone = before.filter { !present.contains($0.fingerprint) }
    fixed = gone.filter { new?.keeps($0) == true }
    lost = gone.filter { new?.keeps($0) != true }
    let maps = (old.map { ScreenMap(of: $0) }, new.map { ScreenMap(of: $0) })
    let screens = (
      maps.0.map(ScreenSet.init) ?? ScreenSet(), maps.1.map(ScreenSet.init) ?? ScreenSet()
    )
    map = maps.0.flatMap { old in maps.1.flatMap { MapDifference(from: old, to: $0).map } }
    cameIn = screens.1.without(screens.0)
    wentOut = screens.0.without(screens.1)
  }

  /// Whether there is nothing to say.
  var isEmpty: Bool {
    presence == .both && new.isEmpty && fixed.isEmpty && lost.isEmpty && kept.isEmpty
      && cameIn.isEmpty && wentOut.isEmpty
  }
}

extension Report.Flow {
  /// Whether the report says that all which a finding broke is kept.
  fileprivate func keeps(_ finding: Finding) -> Bool {
    if finding.promise == Self.repeatability { return outcome != .violated }
    return finding.breaches.allSatisfy { breach in
      promises.contains { $0.name == breach.promise && $0.verdict == .holds }
    }
  }
}
