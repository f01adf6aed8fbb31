import Foundation
import HeadlessUIKit
import ModelChecking

/// Reads everything that can be reached from some objects, stored properties included, private ones
/// too.
///
/// Objects are numbered in the order in which they are met, so that the result depends on what
/// refers to what and not on where things lie in memory. All goes straight into a hash: what is read
/// of one state after another must not cost memory.
@MainActor
final class StateReader {
  /// How many elements of one collection are read.
  static let longestCollection = 10_000

  /// How deep values are read that lie in one another without an object in between.
  private static let deepestValue = 200

  let catalog: TypeCatalog
  @exclusivity(unchecked) private var hasher = FingerprintHasher()
  @exclusivity(unchecked) private var numbers = ObjectNumbers()
  @exclusivity(unchecked) private var identifiers: [UUID: Int] = [:]
  @exclusivity(unchecked) private var objects: [AnyObject] = []
  @exclusivity(unchecked) private var readCount = 0
  @exclusivity(unchecked) private var targets: [UInt] = []
  @exclusivity(unchecked) private var targetEnds: [Int] = []
  @exclusivity(unchecked) private var isInObject = false
  @exclusivity(unchecked) private var depth = 0
  private let isDescribing: Bool
  private let isSkippingScreens: Bool
  @exclusivity(unchecked) private var place = ""

  /// Every simple value read so far with its place, when the reader was asked for it.
  private(set) var description: [String] = []

  init(catalog: TypeCatalog, describing: Bool = false, skippingScreens: Bool = false) {
    self.catalog = catalog
    isDescribing = describing
    isSkippingScreens = skippingScreens
  }

  /// Reads a value, and all that it refers to once the objects met earlier have been read.
  func read(_ value: Any?) {
    combine(optional: value)
    readObjects()
  }

  /// Reads an object, and all that it refers to once the objects met earlier have been read.
  func read(object: AnyObject) {
    combine(object)
    readObjects()
  }

  /// Reads the objects that have been met and not been read.
  func readObjects() {
    while readCount < objects.count {
      readCount += 1
      readContents(of: objects[readCount - 1])
    }
  }

  /// Lets go of all that has been read, and starts anew.
  func startAnew() {
    catalog.beginReading()
    hasher = FingerprintHasher()
    numbers.removeAll()
    identifiers.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
    targetEnds.removeAll(keepingCapacity: true)
    description = []
    readCount = 0
    letGo()
  }

  /// Lets go of the objects that have been read, so that none lives longer for it.
  func letGo() {
    objects.removeAll(keepingCapacity: true)
  }

  /// The hash of everything that has been read.
  var fingerprint: Fingerprint { hasher.fingerprint }

  /// How many objects have been met.
  var objectCount: Int { numbers.count }

  /// Returns whether an object has been met.
  func reaches(_ object: AnyObject) -> Bool { numbers[object] != nil }

  /// Returns when an object was met, counted from 1; nil for one that was not.
  func number(of object: AnyObject) -> Int? { numbers[object] }

  /// Returns what tells an object from others that live at the same time.
  static func address(of object: AnyObject) -> UInt { UInt(bitPattern: ObjectIdentifier(object)) }

  /// Returns the addresses of the objects that an object refers to by itself.
  func references(of object: AnyObject) -> ArraySlice<UInt> {
    references(of: Self.address(of: object))
  }

  /// Returns the addresses of the objects that the one at an address refers to by itself.
  func references(of address: UInt) -> ArraySlice<UInt> {
    guard let number = numbers[address] else { return [] }
    return targets[(number == 1 ? 0 : targetEnds[number - 2])..<targetEnds[number - 1]]
  }

  private func readContents(of object: AnyObject) {
    if isSkippingScreens, (object as? UIResponder)?.isScreenOrView == true {
      targetEnds.append(targets.count)
      return
    }
    let entry = catalog[objectsOf: type(of: object)]
    isInObject = true
    hasher.combine(entry.mark)
    if isDescribing { place = entry.name }
    if entry.isUnread { catalog.note(unread: entry.name) }
    entry.tell?(object, self)
    combine(entry.parts, at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    isInObject = false
    targetEnds.append(targets.count)
  }

  /// Reads a value of any type, whose type counts too.
  func combine(any value: Any) {
    let entry = catalog[type(of: value)]
    hasher.combine(entry.mark)
    func open<Value>(_ value: Value) {
      withUnsafePointer(to: value) { combine(entry.parts, at: $0) }
    }
    open(value)
  }

  /// Reads a value of a type that is known beforehand.
  func combine<Value>(_ value: Value) {
    withUnsafePointer(to: value) { combine(catalog[Value.self].parts, at: $0) }
  }

  func combine(text: String) {
    hasher.combine(text)
    describe(text)
  }

  /// Reads an identifier, whose number is its place among those met so far.
  func combine(identifier: UUID) {
    let number = identifiers[identifier] ?? identifiers.count + 1
    identifiers[identifier] = number
    hasher.combine(number)
    describe("identifier \(number)")
  }

  func combine(isPresent: Bool) {
    hasher.combine(isPresent ? 1 : 0)
    if !isPresent { describe("nil") }
  }

  /// Reads elements in their order; of very many the first ones.
  func combine<Element>(elements: UnsafeBufferPointer<Element>) {
    hasher.combine(elements.count)
    guard let start = elements.baseAddress, !elements.isEmpty else { return }
    noteLength(elements.count, of: Element.self)
    let parts = catalog[Element.self].parts
    let last = UnsafeRawPointer(start + min(elements.count, Self.longestCollection) - 1)
    for place in stride(
      from: UnsafeRawPointer(start), through: last, by: MemoryLayout<Element>.stride)
    {
      within("[]") { combine(parts, at: place) }
    }
  }

  /// Reads elements in the order of what they look like by themselves, since their own order changes
  /// from run to run.
  func combine<Elements: Collection>(unordered elements: Elements) {
    hasher.combine(elements.count)
    noteLength(elements.count, of: Elements.Element.self)
    let looks = elements.prefix(Self.longestCollection).map { (look(of: $0), $0) }
    for (_, element) in looks.sorted(by: { $0.0.value < $1.0.value }) {
      within("[]") { combine(element) }
    }
  }

  /// Reads a case of an enumeration, with its payload.
  func combine<Value>(case value: Value) {
    let name = RuntimeType.caseName(of: value)
    combine(text: name)
    guard let payload = Mirror(reflecting: value).children.first else { return }
    within(name) { combine(any: payload.value) }
  }

  /// Reads a value of any type that may be missing.
  func combine(optional value: Any?) {
    combine(isPresent: value != nil)
    if let value { combine(any: value) }
  }

  /// Reads a number.
  func combine(number: Int) {
    hasher.combine(number)
    describe(number)
  }

  /// Reads a reference; the object itself is read later.
  func combine(_ object: AnyObject?) {
    guard let object else { return combine(isPresent: false) }
    combine(address: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
  }

  /// Reads a reference by the address of the object, which is retained when it is met first only.
  private func combine(address: UnsafeRawPointer?) {
    guard let address else { return combine(isPresent: false) }
    if isInObject { targets.append(UInt(bitPattern: address)) }
    let (number, isNew) = numbers.add(UInt(bitPattern: address))
    if isNew { objects.append(Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()) }
    hasher.combine(number)
    if isDescribing { describe("object \(number)") }
  }

  private func combine(_ parts: [LayoutPart], at start: UnsafeRawPointer) {
    for part in parts.indices {
      if isDescribing {
        within(parts[part].label) { combine(parts[part].layout, at: start + parts[part].offset) }
      } else {
        combine(parts[part].layout, at: start + parts[part].offset)
      }
    }
  }

  private func combine(_ layout: Layout, at place: UnsafeRawPointer) {
    switch layout {
    case .bits(8): combine(word: place)
    case .bits(let size): combine(bits: size, at: place)
    case .text: combine(text: place.assumingMemoryBound(to: String.self).pointee)
    case .reference: combine(address: place.load(as: UnsafeRawPointer?.self))
    case .weakReference: combine(place.assumingMemoryBound(to: WeakReference.self).pointee.object)
    case .unownedReference: combine(UnownedReference.object(at: place))
    case .optional(let optional):
      let isPresent = !optional.wrapped.isAbsent(at: place)
      combine(isPresent: isPresent)
      if isPresent { combine(optional.parts, at: place) }
    case .opaque(let type): catalog.note(unread: type)
    case .special(let read): combine(at: place, by: read)
    }
  }

  private func combine(at place: UnsafeRawPointer, by read: (UnsafeRawPointer, StateReader) -> Void)
  {
    guard depth < Self.deepestValue else {
      return catalog.note(unread: "values more than \(Self.deepestValue) deep in one another")
    }
    depth += 1
    read(place, self)
    depth -= 1
  }

  private func combine(word place: UnsafeRawPointer) {
    let word = place.loadUnaligned(as: UInt64.self)
    hasher.combine(word)
    describe(word)
  }

  private func combine(bits size: Int, at place: UnsafeRawPointer) {
    var (word, first) = (UInt64(0), UInt64(0))
    for offset in 0..<size {
      word |= UInt64(place.load(fromByteOffset: offset, as: UInt8.self)) << (8 * (offset % 8))
      guard offset % 8 == 7 || offset == size - 1 else { continue }
      hasher.combine(word)
      if offset < 8 { first = word }
      word = 0
    }
    describe(first)
  }

  private func look<Element>(of element: Element) -> Fingerprint {
    let reader = StateReader(catalog: catalog)
    reader.numbers = numbers
    reader.identifiers = identifiers
    reader.objects = objects
    reader.combine(element)
    let met = reader.objects.dropFirst(objects.count)
    for object in met { reader.readContents(of: object) }
    return reader.fingerprint
  }

  /// Reads what has a name.
  func within(_ label: String, _ read: () -> Void) {
    guard isDescribing, !label.isEmpty else { return read() }
    let outer = place
    place += label == "[]" ? label : ".\(label)"
    read()
    place = outer
  }

  private func describe(_ value: @autoclosure () -> Any) {
    if isDescribing { description.append("\(place) = \(value())") }
  }

  private func noteLength(_ count: Int, of type: Any.Type) {
    guard count > Self.longestCollection else { return }
    catalog.note(unread: "more than \(Self.longestCollection) elements of \(type)")
  }
}
