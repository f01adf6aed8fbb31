import Foundation
import HeadlessUIKit
import ModelChecking

/// Reads everything that can be reached from some objects, stored properties included, private ones
/// too.
///
/// Objects are numbered in the order in which they are met, so that the result depends on what
/// refers to what and not on where things lie in memory.
@MainActor
struct StateReader {
  /// What kind of value follows, so that values of different kinds never look alike.
  private enum Kind: UInt64 {
    case nothing = 1
    case something
    case reference
    case parts
    case enumeration
    case opaque
    case text
    case number
  }

  private let catalog: TypeCatalog
  private var hasher = FingerprintHasher()
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var queue: [AnyObject] = []
  private var readCount = 0
  private var references: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  private var unread: Set<String> = []
  private var owner: ObjectIdentifier?
  private let isDescribing: Bool
  private var place = ""

  /// Every simple value read so far with its place, when the reader was asked for it.
  private(set) var description: [String] = []

  init(catalog: TypeCatalog, describing: Bool = false) {
    self.catalog = catalog
    isDescribing = describing
  }

  /// Reads a value, and all that it refers to once the objects met earlier have been read.
  mutating func read(_ value: Any?) {
    combine(value)
    while readCount < queue.count {
      readCount += 1
      readContents(of: queue[readCount - 1])
    }
  }

  /// What has been read.
  var reading: StateReading {
    StateReading(
      fingerprint: hasher.fingerprint, reached: Set(numbers.keys), references: references,
      unread: unread)
  }

  private mutating func readContents(of object: AnyObject) {
    owner = ObjectIdentifier(object)
    defer { owner = nil }
    hasher.combine(catalog[type(of: object)].name)
    if isDescribing { place = "\(type(of: object))" }
    if let modelled = object as? any ModelledObject {
      for (label, value) in modelled.modelledState {
        hasher.combine(label)
        combine(value, named: label)
      }
    }
    readProperties(of: object)
  }

  private mutating func readProperties(of object: AnyObject) {
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level {
      switch catalog[mirror.subjectType].contents {
      case .properties: combineChildren(of: mirror)
      case .model: return
      case .nothing:
        if type(of: object) == mirror.subjectType { addUnread(type(of: object)) }
        return
      }
      level = mirror.superclassMirror
    }
  }

  private mutating func combine(_ value: Any?) {
    guard let value else { return hasher.combine(Kind.nothing.rawValue) }
    if combineSimple(value) {
      if isDescribing { description.append("\(place) = \(value)") }
      return
    }
    if type(of: value) is AnyClass { return combineReference(to: value as AnyObject) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      hasher.combine(mirror.children.isEmpty ? Kind.nothing.rawValue : Kind.something.rawValue)
      if let wrapped = mirror.children.first { combine(wrapped.value) }
    case .set, .dictionary: combineUnordered(mirror)
    case .enum: combineCase(value, mirror)
    case nil: combineOpaque(value)
    default: combineChildren(of: mirror)
    }
  }

  private mutating func combineSimple(_ value: Any) -> Bool {
    switch value {
    case let text as String: combine(text: text)
    case let flag as Bool: combine(number: flag ? 1 : 0)
    case let number as Int: combine(number: UInt64(bitPattern: Int64(number)))
    case let number as Double: combine(number: number.bitPattern)
    case let number as Float: combine(number: UInt64(number.bitPattern))
    case let number as any BinaryInteger: combine(text: "\(number)")
    case let date as Date: combine(number: date.timeIntervalSinceReferenceDate.bitPattern)
    case let url as URL: combine(text: url.absoluteString)
    case let id as UUID: combine(text: id.uuidString)
    case let data as Data: combine(text: data.base64EncodedString())
    default: return false
    }
    return true
  }

  private mutating func combine(text: String) {
    hasher.combine(Kind.text.rawValue)
    hasher.combine(text)
  }

  private mutating func combine(number: UInt64) {
    hasher.combine(Kind.number.rawValue)
    hasher.combine(number)
  }

  private mutating func combineReference(to object: AnyObject) {
    hasher.combine(Kind.reference.rawValue)
    let id = ObjectIdentifier(object)
    if let owner { references[owner, default: []].insert(id) }
    let known = numbers[id]
    let number = known ?? numbers.count + 1
    hasher.combine(number)
    if isDescribing { description.append("\(place) = object \(number)") }
    guard known == nil else { return }
    numbers[id] = number
    queue.append(object)
  }

  private mutating func combineChildren(of mirror: Mirror) {
    hasher.combine(Kind.parts.rawValue)
    hasher.combine(mirror.children.count)
    for child in mirror.children { combine(child.value, named: child.label) }
  }

  private mutating func combine(_ value: Any?, named label: String?) {
    guard isDescribing else { return combine(value) }
    let outer = place
    place += label.map { ".\($0)" } ?? "[]"
    combine(value)
    place = outer
  }

  /// Reads elements in the order of what they look like by themselves, since their own order changes
  /// from run to run.
  private mutating func combineUnordered(_ mirror: Mirror) {
    let elements = mirror.children.map { (look(of: $0.value), $0.value) }
    hasher.combine(Kind.parts.rawValue)
    hasher.combine(elements.count)
    for (_, element) in elements.sorted(by: { $0.0.value < $1.0.value }) { combine(element) }
  }

  private func look(of value: Any) -> Fingerprint {
    var reader = self
    reader.hasher = FingerprintHasher()
    reader.combine(value)
    for object in reader.queue.dropFirst(queue.count) { reader.readContents(of: object) }
    return reader.hasher.fingerprint
  }

  private mutating func combineCase(_ value: Any, _ mirror: Mirror) {
    hasher.combine(Kind.enumeration.rawValue)
    if let payload = mirror.children.first {
      hasher.combine(payload.label ?? "")
      combine(payload.value)
    } else {
      hasher.combine(CaseName.name(of: value))
    }
  }

  /// Counts a closure and the like by its presence and type.
  private mutating func combineOpaque(_ value: Any) {
    hasher.combine(Kind.opaque.rawValue)
    hasher.combine(catalog[type(of: value)].name)
    if !(value is Any.Type) { addUnread(type(of: value)) }
  }

  private mutating func addUnread(_ type: Any.Type) {
    unread.insert("\(type)")
  }
}
