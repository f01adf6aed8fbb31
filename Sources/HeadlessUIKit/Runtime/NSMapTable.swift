public import Foundation

/// A dictionary of objects that may let them go.
///
/// An entry is gone as soon as its key or its value is. It lists its entries in the order in which
/// they came, where Apple's promises none.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private typealias Entry = (key: ObjectReference<KeyType>, value: ObjectReference<ObjectType>)

  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool
  private var entries: [Entry] = []

  /// Creates an empty table.
  public required init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
  }

  /// Creates a table that keeps all alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Creates a table that keeps its values alive.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Creates a table that keeps its keys alive.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Creates a table that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How many entries there are.
  open var count: Int { living.count }

  /// Returns the value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return living.first { $0.key.matches(aKey) }?.value.object
  }

  /// Sets the value of a key; nil takes it away.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append(
      (
        ObjectReference(aKey, isWeak: hasWeakKeys),
        ObjectReference(anObject, isWeak: hasWeakValues)
      ))
  }

  /// Takes the value of a key away.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries = living.filter { !$0.key.matches(aKey) }
  }

  /// Takes all away.
  open func removeAllObjects() {
    entries = []
  }

  /// Returns the keys one after another.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.compactMap(\.key.object)).objectEnumerator()
  }

  /// Returns the values one after another.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.compactMap(\.value.object)).objectEnumerator()
  }

  /// The entries of which neither part is gone; the others are dropped.
  private var living: [Entry] {
    entries.removeAll { $0.key.object == nil || $0.value.object == nil }
    return entries
  }
}

extension NSMapTable: @MainActor ModelledObject {
  package func tellState(to listener: any StateListener) {
    let entries = living
    listener.hear("keys", values: entries.map(\.key.object))
    listener.hear("values", values: entries.map(\.value.object))
  }
}
