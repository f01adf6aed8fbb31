// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives an object a value under a key: the address of a variable.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable[object as AnyObject]
    .set(value, for: key, isHeld: policy != .OBJC_ASSOCIATION_ASSIGN)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value that an object has been given under a key.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable[object as AnyObject][key]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes all values away that an object has been given.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable[object as AnyObject] = Associations()
}
