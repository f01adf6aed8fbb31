import Foundation

/// An object that is kept alive or is not.
struct ObjectReference<Object: AnyObject> {
  private let strong: Object?
  private weak var weak: Object?

  init(_ object: Object, isWeak: Bool) {
    strong = isWeak ? nil : object
    weak = object
  }

  /// The object, while it lives.
  var object: Object? { weak }

  /// Returns whether it is the same object or one that says it is equal.
  func matches(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    return object === other || (object as? NSObject)?.isEqual(other) == true
  }
}
