import HeadlessUIKit
import ModelChecking

/// What the reader needs to know of a type, looked up once.
@MainActor
final class TypeCatalog {
  /// What can be read of the objects of a class.
  enum Contents {
    /// The stored properties.
    case properties

    /// What an object of the model tells itself.
    case model

    /// Nothing: the class belongs to a system library.
    case nothing
  }

  /// What is known of a type.
  final class Entry {
    let name: String

    /// What stands for the name in a fingerprint.
    let mark: UInt64

    /// How a value is read, a reference for a class.
    let parts: [LayoutPart]

    init(name: String, mark: UInt64, parts: [LayoutPart]) {
      self.name = name
      self.mark = mark
      self.parts = parts
    }
  }

  private let exclusions: [StateKey.Exclusion]
  @exclusivity(unchecked) private var typeNumbers = ObjectNumbers()
  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var classNumbers = ObjectNumbers()
  @exclusivity(unchecked) private var classes: [ClassEntry] = []

  /// The types of the values that were met and could not be looked into, and what else was left out.
  @exclusivity(unchecked) private(set) var unread: Set<String> = []
  @exclusivity(unchecked) private var unreadTypeNumbers = ObjectNumbers()

  /// What of that was met since the reading of a state began: types, and in words what else.
  @exclusivity(unchecked) private var presentTypeNumbers = ObjectNumbers()
  @exclusivity(unchecked) private var presentTypes: [Any.Type] = []
  @exclusivity(unchecked) private var presentTexts: Set<String> = []

  /// Creates a catalog that does not know the properties which are left out.
  init(without exclusions: [StateKey.Exclusion] = []) {
    self.exclusions = exclusions
  }

  /// Notes a type whose values cannot be looked into.
  func note(unread type: Any.Type) {
    let address = UInt(bitPattern: ObjectIdentifier(type))
    guard presentTypeNumbers.add(address).isNew else { return }
    presentTypes.append(type)
    if unreadTypeNumbers.add(address).isNew { unread.insert("\(type)") }
  }

  /// Notes what is left out.
  func note(unread text: String) {
    if presentTexts.insert(text).inserted { unread.insert(text) }
  }

  /// What was left out since the reading of a state began.
  var presentUnread: Set<String> { presentTexts.union(presentTypes.map { "\($0)" }) }

  /// Begins with the reading of a state.
  func beginReading() {
    presentTypeNumbers.removeAll()
    presentTypes.removeAll(keepingCapacity: true)
    presentTexts.removeAll(keepingCapacity: true)
  }

  /// Returns what is known of a type.
  subscript(type: Any.Type) -> Entry {
    let address = UInt(bitPattern: ObjectIdentifier(type))
    if let number = typeNumbers[address] { return entries[number - 1] }
    let name = Self.stableName(of: type)
    var hasher = FingerprintHasher()
    hasher.combine(name)
    let entry = Entry(name: name, mark: hasher.fingerprint.value, parts: makeParts(of: type))
    entries.append(entry)
    _ = typeNumbers.add(address)
    return entry
  }

  /// Returns what is known of the objects of a class.
  subscript(objectsOf type: AnyClass) -> ClassEntry {
    let address = UInt(bitPattern: ObjectIdentifier(type))
    if let number = classNumbers[address] { return classes[number - 1] }
    let entry = makeClassEntry(of: type)
    classes.append(entry)
    _ = classNumbers.add(address)
    return entry
  }

  private func makeClassEntry(of type: AnyClass) -> ClassEntry {
    var (fields, parts) = ([StoredField](), [LayoutPart]())
    var level: Any.Type? = type
    while let current = level, Self.contents(of: Self.stableName(of: current)) == .properties {
      let runtime = RuntimeType(type: current)
      fields += runtime.fields
      parts += self.parts(of: runtime)
      level = runtime.superclass
    }
    return ClassEntry(
      of: type, mark: self[type].mark, parts: parts, fields: fields,
      isUnread: Self.contents(of: self[type].name) == .nothing)
  }

  /// Returns whether a property of a type is left out.
  func isExcluded(_ field: StoredField, of type: Any.Type) -> Bool {
    exclusions.contains { $0.type == type && field.isCalled($0.property) }
  }

  /// The names of types, which the runtime spells out anew each time that it is asked.
  private static var stableNames: [ObjectIdentifier: String] = [:]

  /// Returns a type's full name without the address that stands in it for a private context.
  static func stableName(of type: Any.Type) -> String {
    if let known = stableNames[ObjectIdentifier(type)] { return known }
    let name = makeStableName(of: type)
    stableNames[ObjectIdentifier(type)] = name
    return name
  }

  private static func makeStableName(of type: Any.Type) -> String {
    var name = String(reflecting: type)
    while let start = name.firstRange(of: "(unknown context at "),
      let end = name[start.upperBound...].firstIndex(of: ")")
    {
      name.replaceSubrange(start.lowerBound...end, with: "private")
    }
    return name
  }

  static func contents(of name: String) -> Contents {
    if name.hasPrefix("HeadlessUIKit.") || name.hasPrefix("FlowChecking.") { return .model }
    if ["Foundation.", "FoundationEssentials.", "__C.", "Swift."].contains(where: name.hasPrefix) {
      return .nothing
    }
    return .properties
  }
}
