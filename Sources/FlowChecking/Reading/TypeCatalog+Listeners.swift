import Coordinators

extension TypeCatalog {
  /// Returns whether a screen has stored properties for who listens to it, and none has a value.
  ///
  /// Only properties of the app's own classes count.
  func lacksListener(_ screen: UIViewController) -> Bool {
    var listeners: [Mirror] = []
    var level: Mirror? = Mirror(reflecting: screen)
    while let mirror = level, self[mirror.subjectType].contents == .properties {
      listeners += mirror.children.filter(isListener).map { Mirror(reflecting: $0.value) }
      level = mirror.superclassMirror
    }
    return !listeners.isEmpty && listeners.allSatisfy(isEmpty)
  }

  private func isListener(_ property: Mirror.Child) -> Bool {
    guard let label = property.label?.lowercased() else { return false }
    return label.hasSuffix("delegate") || label.hasSuffix("coordinator")
  }

  private func isEmpty(_ value: Mirror) -> Bool {
    value.displayStyle == .optional && value.children.isEmpty
  }
}
