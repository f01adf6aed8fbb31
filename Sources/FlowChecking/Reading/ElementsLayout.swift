/// How the elements of an array are read, which lie one after the other.
///
/// The place of the elements behind the head of their storage is the same for all types of elements, as
/// the stable ABI has it, but for those that are aligned more than the head.
@MainActor
final class ElementsLayout {
  /// The type of the elements.
  let type: Any.Type

  /// How far the elements are from one another.
  let stride: Int

  private var known: [LayoutPart]?

  private init<Element>(of type: Element.Type) {
    self.type = type
    stride = MemoryLayout<Element>.stride
  }

  /// Returns how an array is read, or else what a type says itself.
  ///
  /// Where there is Objective-C the elements of an array may lie elsewhere.
  static func layout<Element>(of type: Element.Type, isAlwaysNative: Bool, else special: Layout)
    -> Layout
  {
    guard isAlwaysNative || !hasObjectiveC, MemoryLayout<Element>.alignment <= 16 else {
      return special
    }
    return .elements(ElementsLayout(of: type))
  }

  /// Returns what lies where in an element.
  func parts(in catalog: TypeCatalog) -> [LayoutPart] {
    if let known { return known }
    let parts = catalog[type].parts
    known = parts
    return parts
  }

  /// Returns where the first element is and how many there are; they stay there for as long as the
  /// array lies at the place.
  func elements(at place: UnsafeRawPointer) -> (start: UnsafeRawPointer, count: Int) {
    let storage = place.assumingMemoryBound(to: ContiguousArray<UInt8>.self).pointee
    return storage.withUnsafeBytes { bytes in (bytes.baseAddress ?? place, storage.count) }
  }

  #if _runtime(_ObjC)
    private static let hasObjectiveC = true
  #else
    private static let hasObjectiveC = false
  #endif
}
