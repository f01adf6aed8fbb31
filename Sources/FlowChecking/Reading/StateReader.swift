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
  static let deepestValue = 200

  let catalog: TypeCatalog
  @exclusivity(unchecked) var hasher = FingerprintHasher()
  @exclusivity(unchecked) private var numbers = ObjectNumbers()
  @exclusivity(unchecked) private var identifiers: [UUID: Int] = [:]
  @exclusivity(unchecked) private var objects: [AnyObject] = []
  @exclusivity(unchecked) private var readCount = 0
  @exclusivity(unchecked) private var targets: [UInt] = []
  @exclusivity(unchecked) private var targetEnds: [Int] = []
  @exclusivity(unchecked) private var isInObject = false
  @exclusivity(unchecked) var depth = 0
  let isDescribing: Bool
  let isNoting: Bool
  private let isSkippingScreens: Bool
  @exclusivity(unchecked) private var place = ""

  /// What has been read so far, one thing after the other, when the reader was asked for it.
  @exclusivity(unchecked) private(set) var notes: [StateNote] = []

  /// Where each of that is, when the reader was asked for it.
  @exclusivity(unchecked) private(set) var places: [String] = []

  /// Prepares to read; a reader that describes what it reads notes it too.
  init(
    catalog: TypeCatalog, describing: Bool = false, noting: Bool = false,
    skippingScreens: Bool = false
  ) {
    self.catalog = catalog
    isDescribing = describing
    isNoting = noting || describing
    isSkippingScreens = skippingScreens
  }

  /// Reads a value, and all that it refers to once the objects met earlier have been read.
  func read(_ value: Any?) {
    combine(optional: value)
    readObjects()
  }

  /// Reads an object, and all that it refers to once the objects met earlier have been read.
  func read(object: AnyObject) {
    combine(reference: object)
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

  /// Returns whether the object at an address has been met.
  func reaches(_ address: UInt) -> Bool { numbers[address] != nil }

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
    note(.type(entry.name))
    if entry.isUnread { catalog.note(unread: entry.type) }
    entry.tell?(object, self)
    combine(entry.parts, at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    isInObject = false
    targetEnds.append(targets.count)
  }

  /// Reads a reference; the object itself is read later.
  func combine(reference object: AnyObject?) {
    guard let object else { return combine(isPresent: false) }
    combine(address: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
  }

  /// Reads a reference by the address of the object, which is retained when it is met first only.
  func combine(address: UnsafeRawPointer?) {
    guard let address else { return combine(isPresent: false) }
    if isInObject { targets.append(UInt(bitPattern: address)) }
    let (number, isNew) = numbers.add(UInt(bitPattern: address))
    if isNew { objects.append(Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()) }
    hasher.combine(number)
    note(.object(number))
  }

  /// Reads an identifier, whose number is its place among those met so far.
  func combine(identifier: UUID) {
    let number = identifiers[identifier] ?? identifiers.count + 1
    identifiers[identifier] = number
    hasher.combine(number)
    note(.identifier(number))
  }

  /// Returns what an element looks like by itself, whatever comes before it.
  func look<Element>(of element: Element) -> Fingerprint {
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
  func within(_ label: String, _ read: @MainActor () -> Void) {
    guard isDescribing, !label.isEmpty else { return read() }
    let outer = place
    place += label == "[]" ? label : ".\(label)"
    read()
    place = outer
  }

  /// Notes what has been read, when the reader was asked for it.
  func note(_ note: @autoclosure () -> StateNote) {
    guard isNoting else { return }
    notes.append(note())
    if isDescribing { places.append(place) }
  }

  /// Every simple value read so far with its place, when the reader was asked for it.
  var description: [String] {
    zip(places, notes).compactMap { $1.isValue ? $1.text(at: $0) : nil }
  }
}
