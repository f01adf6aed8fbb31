/// What one object has been given under keys.
struct Associations {
  private struct Association {
    let key: UnsafeRawPointer
    let strong: Any?
    weak var weak: AnyObject?

    var value: Any? { strong ?? weak }
  }

  private var all: [Association] = []

  /// The values, in the order in which they came.
  var values: [Any?] { all.map(\.value) }

  /// The value under a key.
  subscript(key: UnsafeRawPointer) -> Any? { all.first { $0.key == key }?.value }

  /// Sets the value under a key, held or not; nil takes it away.
  mutating func set(_ value: Any?, for key: UnsafeRawPointer, isHeld: Bool) {
    all.removeAll { $0.key == key }
    guard let value else { return }
    all.append(
      Association(key: key, strong: isHeld ? value : nil, weak: isHeld ? nil : value as AnyObject))
  }
}
