import Foundation
import HeadlessUIKit
import ModelChecking

/// Reads everything that can be reached from some objects, stored properties included, private ones
/// too.
///
/// Objects are numbered in the order in which they are met, so that the result depends on what
/// refers to what and not on where things lie in memory.
@MainActor
final class StateReader {
  /// How many elements of one collection are read.
  static let longestCollection = 10_000

  /// How deep values are read that lie in one another without an object in between.
  private static let deepestValue = 200

  let catalog: TypeCatalog
  private var hasher = FingerprintHasher()
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var identifiers: [UUID: Int] = [:]
  private var objects: [AnyObject] = []
  private var readCount = 0
  private var targets: [[ObjectIdentifier]] = []
  private var unread: Set<String> = []
  private var isInObject = false
  private var depth = 0
  private let isDescribing: Bool
  private var place = ""

  /// Every simple value read so far with its place, when the reader was asked for it.
  private(set) var description: [String] = []

  init(catalog: TypeCatalog, describing: Bool = false) {
    self.catalog = catalog
    isDescribing = describing
  }

  /// Reads a value, and all that it refers to once the objects met earlier have been read.
  func read(_ value: Any?) {
    combine(optional: value)
    while readCount < objects.count {
      readCount += 1
      readContents(of: objects[readCount - 1])
    }
  }

  /// What has been read.
  var reading: StateReading {
    StateReading(
      fingerprint: hasher.fingerprint, numbers: numbers, targets: targets, unread: unread)
  }

  private func readContents(of object: AnyObject) {
    let entry = catalog[objectsOf: type(of: object)]
    targets.append([])
    isInObject = true
    defer { isInObject = false }
    hasher.combine(entry.mark)
    if isDescribing { place = "\(type(of: object))" }
    if entry.isUnread { unread.insert("\(type(of: object))") }
    if entry.isModelled, let modelled = object as? any ModelledObject {
      for (label, value) in modelled.modelledState {
        within(label) { combine(optional: value) }
      }
    }
    combine(entry.parts, at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
  }

  /// Reads a value of any type, whose type counts too.
  func combine(any value: Any) {
    let entry = catalog[type(of: value)]
    hasher.combine(entry.mark)
    func open<Value>(_ value: Value) {
      withUnsafePointer(to: value) { combine(at: $0, as: entry.layout) }
    }
    open(value)
  }

  /// Reads a value of a type that is known beforehand.
  func combine<Value>(_ value: Value) {
    withUnsafePointer(to: value) { combine(at: $0, as: catalog[Value.self].layout) }
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
    noteLength(elements.count, of: Element.self)
    guard let base = elements.baseAddress else { return }
    let layout = catalog[Element.self].layout
    for place in 0..<min(elements.count, Self.longestCollection) {
      within("[]") { combine(at: base + place, as: layout) }
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

  private func combine(optional value: Any?) {
    combine(isPresent: value != nil)
    if let value { combine(any: value) }
  }

  private func combine(at place: UnsafeRawPointer, as layout: Layout) {
    switch layout {
    case .bits(let size): combine(bits: size, at: place)
    case .text: combine(text: place.assumingMemoryBound(to: String.self).pointee)
    case .reference: combine(place.load(as: AnyObject?.self))
    case .weakReference: combine(place.assumingMemoryBound(to: WeakReference.self).pointee.object)
    case .unownedReference: combine(UnownedReference.object(at: place))
    case .parts(let parts): combine(parts, at: place)
    case .opaque(let type): unread.insert("\(type)")
    case .special(let read): combine(at: place, by: read)
    }
  }

  private func combine(at place: UnsafeRawPointer, by read: (UnsafeRawPointer, StateReader) -> Void)
  {
    guard depth < Self.deepestValue else {
      unread.insert("values more than \(Self.deepestValue) deep in one another")
      return
    }
    depth += 1
    read(place, self)
    depth -= 1
  }

  private func combine(_ parts: [LayoutPart], at place: UnsafeRawPointer) {
    for part in parts {
      within(part.label) { combine(at: place + part.offset, as: part.layout) }
    }
  }

  private func combine(bits size: Int, at place: UnsafeRawPointer) {
    var (rest, offset, first) = (size, 0, UInt64(0))
    while rest > 0 {
      var word: UInt64 = 0
      withUnsafeMutableBytes(of: &word) {
        $0.copyMemory(from: UnsafeRawBufferPointer(start: place + offset, count: min(rest, 8)))
      }
      hasher.combine(word)
      if offset == 0 { first = word }
      offset += 8
      rest -= 8
    }
    describe(first)
  }

  private func combine(_ object: AnyObject?) {
    guard let object else { return combine(isPresent: false) }
    let id = ObjectIdentifier(object)
    if isInObject { targets[targets.count - 1].append(id) }
    let number = numbers[id] ?? add(object, id)
    hasher.combine(number)
    if isDescribing { describe("object \(number)") }
  }

  private func add(_ object: AnyObject, _ id: ObjectIdentifier) -> Int {
    objects.append(object)
    numbers[id] = objects.count
    return objects.count
  }

  private func look<Element>(of element: Element) -> Fingerprint {
    let reader = StateReader(catalog: catalog)
    reader.numbers = numbers
    reader.identifiers = identifiers
    reader.objects = objects
    reader.combine(element)
    for object in reader.objects.dropFirst(objects.count) { reader.readContents(of: object) }
    unread.formUnion(reader.unread)
    return reader.hasher.fingerprint
  }

  private func within(_ label: String, _ read: () -> Void) {
    guard isDescribing else { return read() }
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
    unread.insert("more than \(Self.longestCollection) elements of \(type)")
  }
}
