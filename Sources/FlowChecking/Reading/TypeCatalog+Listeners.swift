import Coordinators

extension TypeCatalog {
  /// Returns whether a screen has stored properties for who listens to it, and none has a value.
  ///
  /// Only properties of the app's own classes count.
  func lacksListener(_ screen: UIViewController) -> Bool {
    let listeners = self[objectsOf: type(of: screen)].fields.filter(isListener)
    let place = UnsafeRawPointer(Unmanaged.passUnretained(screen).toOpaque())
    return !listeners.isEmpty && listeners.allSatisfy { isEmpty($0, at: place + $0.offset) }
  }

  private func isListener(_ property: StoredField) -> Bool {
    let label = property.label.lowercased()
    return label.hasSuffix("delegate") || label.hasSuffix("coordinator")
  }

  private func isEmpty(_ field: StoredField, at place: UnsafeRawPointer) -> Bool {
    switch field.ownership {
    case .weak: place.assumingMemoryBound(to: WeakReference.self).pointee.object == nil
    case .unowned: false
    case .strong: isNil(field.type, at: place)
    }
  }

  private func isNil(_ type: Any.Type, at place: UnsafeRawPointer) -> Bool {
    func open<Value>(_ type: Value.Type) -> Bool {
      let value: Any = place.assumingMemoryBound(to: Value.self).pointee
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional && mirror.children.isEmpty
    }
    return open(type)
  }
}
