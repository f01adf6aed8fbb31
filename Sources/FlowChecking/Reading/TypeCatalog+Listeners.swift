import Coordinators

extension TypeCatalog {
  /// Returns whether a screen has stored properties for who listens to it, and none has a value.
  ///
  /// Only properties of the app's own classes count; an unowned one always has a value.
  func lacksListener(_ screen: UIViewController) -> Bool {
    let fields = self[objectsOf: type(of: screen)].listeners
    for field in fields where field.ownership == .unowned || hasValue(field, in: screen) {
      return false
    }
    return !fields.isEmpty
  }

  /// Does something with the objects that listen to a screen, of whatever type they are.
  func forEachListener(of screen: UIViewController, _ act: @MainActor (AnyObject) -> Void) {
    for field in self[objectsOf: type(of: screen)].listeners {
      let place = place(of: field, in: screen)
      if isReference(field) {
        if let object = object(of: field, at: place) { act(object) }
      } else if let value = value(of: field.type, at: place), type(of: value) is AnyClass {
        act(value as AnyObject)
      }
    }
  }

  /// Returns whether a stored property of a screen holds something: no optional without a value, and
  /// no reference to an object that is gone.
  private func hasValue(_ field: StoredField, in screen: UIViewController) -> Bool {
    let place = place(of: field, in: screen)
    return isReference(field)
      ? object(of: field, at: place) != nil : value(of: field.type, at: place) != nil
  }

  private func place(of field: StoredField, in screen: UIViewController) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(screen).toOpaque()) + field.offset
  }

  /// Returns the object that a reference refers to, unless it is missing or gone.
  private func object(of field: StoredField, at place: UnsafeRawPointer) -> AnyObject? {
    switch field.ownership {
    case .weak: WeakReference.object(at: place)
    case .unowned: UnownedReference.object(at: place)
    case .strong: place.load(as: AnyObject?.self)
    }
  }

  /// Returns whether a stored property is a reference to an object, which may be missing.
  private func isReference(_ field: StoredField) -> Bool {
    guard field.ownership == .strong else { return true }
    let parts = self[field.type].parts
    guard parts.count == 1, case .reference = parts[0].layout else { return false }
    return true
  }

  /// Returns a value of a type, or what it wraps; nil where it is an optional without a value.
  private func value(of type: Any.Type, at place: UnsafeRawPointer) -> Any? {
    func open<Value>(_ type: Value.Type) -> Any? {
      let value: Any = place.assumingMemoryBound(to: Value.self).pointee
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
    return open(type)
  }
}
