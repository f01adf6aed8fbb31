import Coordinators

extension TypeCatalog {
  /// Returns whether a stored property for somebody who listens to a screen is empty.
  ///
  /// Only properties of the app's own classes count.
  func lacksListener(_ screen: UIViewController) -> Bool {
    var level: Mirror? = Mirror(reflecting: screen)
    while let mirror = level, self[mirror.subjectType].contents == .properties {
      if mirror.children.contains(where: isEmptyListener) { return true }
      level = mirror.superclassMirror
    }
    return false
  }

  private func isEmptyListener(_ property: Mirror.Child) -> Bool {
    guard let label = property.label?.lowercased() else { return false }
    guard label.hasSuffix("delegate") || label.hasSuffix("coordinator") else { return false }
    let value = Mirror(reflecting: property.value)
    return value.displayStyle == .optional && value.children.isEmpty
  }
}
