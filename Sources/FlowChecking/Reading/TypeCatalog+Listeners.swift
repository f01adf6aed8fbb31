import Coordinators

extension TypeCatalog {
  /// Returns whether a screen has stored properties for who listens to it, and none has a value.
  ///
  /// Only properties of the app's own classes count.
  func lacksListener(_ screen: UIViewController) -> Bool {
    let listeners = self[objectsOf: type(of: screen)].listeners
    let place = UnsafeRawPointer(Unmanaged.passUnretained(screen).toOpaque())
    for listener in listeners where !isEmpty(listener, at: place + listener.offset) { return false }
    return !listeners.isEmpty
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
