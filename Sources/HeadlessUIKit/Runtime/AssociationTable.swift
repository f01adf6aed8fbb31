/// What objects that have no place for it themselves have been given.
///
/// Views, controllers and the like have: there a value goes when its owner does. Of other objects a
/// value goes the next time that the table is used or the clock moves on.
@MainActor
enum AssociationTable {
  private struct Row {
    weak var owner: AnyObject?
    var associations = Associations()
  }

  private static var rows: [ObjectIdentifier: Row] = [:]

  /// What an object has been given.
  static subscript(owner: AnyObject) -> Associations {
    get {
      if let owner = owner as? MainActorObject { return owner.associations }
      releaseOrphans()
      return rows[ObjectIdentifier(owner)]?.associations ?? Associations()
    }
    set {
      if let owner = owner as? MainActorObject {
        owner.associations = newValue
        return
      }
      releaseOrphans()
      rows[ObjectIdentifier(owner)] = Row(owner: owner, associations: newValue)
    }
  }

  /// Lets go of what belongs to objects that are gone.
  static func releaseOrphans() {
    guard rows.contains(where: { $0.value.owner == nil }) else { return }
    let orphans = rows.filter { $0.value.owner == nil }
    for id in orphans.keys { rows[id] = nil }
  }
}
