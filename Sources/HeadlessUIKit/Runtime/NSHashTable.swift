public import Foundation

/// A set of objects that may let them go.
///
/// It lists them in the order in which they came, where Apple's promises none.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var references: [ObjectReference<ObjectType>] = []

  /// Creates an empty set.
  public required init(
    options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
  ) {
    isWeak = options.contains(.weakMemory)
  }

  /// Creates a set that keeps nothing alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects.
  open var allObjects: [ObjectType] {
    references.removeAll { $0.object == nil }
    return references.compactMap(\.object)
  }

  /// How many objects there are.
  open var count: Int { allObjects.count }

  /// One of the objects.
  open var anyObject: ObjectType? { allObjects.first }

  /// Returns whether an object is in the set.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object of the set that is equal to another.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return references.first { $0.matches(object) }?.object
  }

  /// Adds an object.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    references.append(ObjectReference(object, isWeak: isWeak))
  }

  /// Takes an object away.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    references.removeAll { $0.matches(object) }
  }

  /// Takes all away.
  open func removeAllObjects() {
    references = []
  }

  /// Returns the objects one after another.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

extension NSHashTable: @MainActor ModelledObject {
  package func tellState(to listener: any StateListener) {
    listener.hear("objects", values: allObjects)
  }
}
