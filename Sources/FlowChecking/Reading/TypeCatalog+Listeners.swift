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

  /// Does something with the objects that listen to a screen, of whatever type they are.
  func forEachListener(of screen: UIViewController, _ act: (AnyObject) -> Void) {
    for field in self[objectsOf: type(of: screen)].listeners {
      guard let value = value(of: field, in: screen) else { continue }
      if isReference(field) || type(of: value) is AnyClass { act(value as AnyObject) }
    }
  }

  /// Returns what a stored property of a screen holds; nil where it is an optional without a value, or
  /// refers to an object that is gone.
  private func value(of field: StoredField, in screen: UIViewController) -> Any? {
    let place = UnsafeRawPointer(Unmanaged.passUnretained(screen).toOpaque()) + field.offset
    return switch field.ownership {
    case .weak: WeakReference.object(at: place)
    case .unowned: UnownedReference.object(at: place)
    case .strong where isReference(field): place.load(as: AnyObject?.self)
    case .strong: value(of: field.type, at: place)
    }
  }

  /// Returns whether a stored property is a reference to an object, which may be missing.
  private func isReference(_ field: StoredField) -> Bool {
    guard field.ownership == .strong else { return true }
    let parts = self[field.type].parts
    guard parts.count == 1, case .reference = parts[0].layout else { return false }
    return true
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
