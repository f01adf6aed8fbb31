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

  /// Returns the objects that listen to a screen, of whatever type they are.
  func listeners(of screen: UIViewController) -> [AnyObject] {
    let place = UnsafeRawPointer(Unmanaged.passUnretained(screen).toOpaque())
    return self[objectsOf: type(of: screen)].listeners.compactMap { field in
      switch field.ownership {
      case .weak:
        (place + field.offset).assumingMemoryBound(to: WeakReference.self).pointee.object
      case .unowned: UnownedReference.object(at: place + field.offset)
      case .strong: object(of: field.type, at: place + field.offset)
      }
    }
  }

  /// Returns the object that a value is or wraps; nil where it is no object.
  private func object(of type: Any.Type, at place: UnsafeRawPointer) -> AnyObject? {
    func open<Value>(_ type: Value.Type) -> AnyObject? {
      let value: Any = place.assumingMemoryBound(to: Value.self).pointee
      let mirror = Mirror(reflecting: value)
      let inside = mirror.displayStyle == .optional ? mirror.children.first?.value : .some(value)
      guard let inside, Swift.type(of: inside) is AnyClass else { return nil }
      return inside as AnyObject
    }
    return open(type)
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
