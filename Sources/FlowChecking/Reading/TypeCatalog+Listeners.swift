import Coordinators

extension TypeCatalog {
  /// Returns whether a screen has stored properties for who listens to it, and none has a value.
  ///
  /// Only properties of the app's own classes count; an unowned one always has a value.
  func lacksListener(_ screen: UIViewController) -> Bool {
    let fields = self[objectsOf: type(of: screen)].listeners
    return !fields.isEmpty
      && fields.allSatisfy { $0.ownership != .unowned && value(of: $0, in: screen) == nil }
  }

  /// Returns the objects that listen to a screen, of whatever type they are.
  func listeners(of screen: UIViewController) -> [AnyObject] {
    self[objectsOf: type(of: screen)].listeners.compactMap { field in
      let value = value(of: field, in: screen)
      return value.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    }
  }

  /// Returns what a stored property of a screen holds; nil where it is an optional without a value, or
  /// refers to an object that is gone.
  private func value(of field: StoredField, in screen: UIViewController) -> Any? {
    let place = UnsafeRawPointer(Unmanaged.passUnretained(screen).toOpaque()) + field.offset
    return switch field.ownership {
    case .weak: place.assumingMemoryBound(to: WeakReference.self).pointee.object
    case .unowned: UnownedReference.object(at: place)
    case .strong: value(of: field.type, at: place)
    }
  }

  private func value(of type: Any.Type, at place: UnsafeRawPointer) -> Any? {
    func open<Value>(_ type: Value.Type) -> Any? {
      let value: Any = place.assumingMemoryBound(to: Value.self).pointee
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
    return open(type)
  }
}
