import Foundation

/// A weak property by itself, to read one as it lies in memory.
struct WeakReference {
  weak var object: AnyObject?

  /// Returns the object that a weak property refers to where it lies: without a copy of the property,
  /// where the runtime can be asked.
  static func object(at place: UnsafeRawPointer) -> AnyObject? {
    guard let load else { return place.assumingMemoryBound(to: WeakReference.self).pointee.object }
    return load(place).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }

  private typealias Load = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?

  #if _runtime(_ObjC)
    private static let loadName = "swift_unknownObjectWeakLoadStrong"
  #else
    private static let loadName = "swift_weakLoadStrong"
  #endif

  private static let load: Load? = dlsym(nil, loadName).map { unsafeBitCast($0, to: Load.self) }
}
