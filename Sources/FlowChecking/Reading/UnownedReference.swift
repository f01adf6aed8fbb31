import Foundation

/// An unowned property, which Swift does not let anybody read once the object has gone.
enum UnownedReference {
  /// Returns the object that an unowned property refers to, or nil once it has gone.
  ///
  /// The memory of the object is still there as long as something refers to it. Where the runtime
  /// cannot be asked whether the object is alive, nil is returned too.
  static func object(at place: UnsafeRawPointer) -> AnyObject? {
    guard let address = place.load(as: UnsafeRawPointer?.self), let isDeallocating,
      !isDeallocating(address)
    else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
  }

  private typealias Check = @convention(c) (UnsafeRawPointer) -> Bool

  private static let isDeallocating: Check? = dlsym(nil, "swift_isDeallocating").map {
    unsafeBitCast($0, to: Check.self)
  }
}
