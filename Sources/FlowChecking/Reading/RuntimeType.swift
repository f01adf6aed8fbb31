/// A type as the Swift runtime describes it.
///
/// The places are those of the stable ABI (swift/docs/ABI/TypeMetadata.rst); classes have three words
/// more where there is Objective-C.
struct RuntimeType {
  /// What sort of type it is.
  enum Kind {
    case `class`
    case `struct`
    case `enum`
    case optional
    case tuple
    case function
    case existential
    case metatype
    case other
  }

  let type: Any.Type

  private var metadata: UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

  var kind: Kind {
    let number = metadata.load(as: UInt.self)
    switch number {
    case 0x200: return .struct
    case 0x201: return .enum
    case 0x202: return .optional
    case 0x301: return .tuple
    case 0x302: return .function
    case 0x303, 0x307: return .existential
    case 0x304, 0x306: return .metatype
    case 0, 0x800...: return .class
    default: return .other
    }
  }

  /// The class above a class.
  var superclass: Any.Type? {
    guard type is AnyClass else { return nil }
    return metadata.load(fromByteOffset: 8, as: AnyClass?.self)
  }

  /// Whether an existential holds nothing but objects, so that its first word is the reference.
  var isClassBound: Bool {
    metadata.load(as: UInt.self) == 0x303
      && metadata.load(fromByteOffset: 8, as: UInt32.self) & 0x8000_0000 == 0
  }

  /// Returns whether an optional that wraps the type is nil; it is asked of the type's value witnesses.
  func isAbsent(at place: UnsafeRawPointer) -> Bool {
    let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    let caseNumber = witnesses.load(fromByteOffset: 48, as: CaseNumber.self)
    return caseNumber(place, 1, metadata) != 0
  }

  /// Which of the cases without a payload a value is, counted from 1; 0 for the one with the payload.
  private typealias CaseNumber =
    @convention(c) (UnsafeRawPointer, UInt32, UnsafeRawPointer) -> UInt32

  /// How many cases of an enumeration have a payload.
  var payloadCaseCount: Int {
    Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
  }

  /// The stored properties of a structure, or those that a class has itself, or a tuple's elements.
  var fields: [StoredField] {
    let inherited = superclass.map { fieldCount(of: $0) } ?? 0
    return (inherited..<max(inherited, fieldCount(of: type))).map {
      field(at: $0, own: $0 - inherited)
    }
  }

  /// Returns the name of the case that a value of an enumeration is.
  static func caseName<Value>(of value: Value) -> String {
    enumCaseName(value).map { String(cString: $0) } ?? "\(value)"
  }

  private func field(at index: Int, own: Int) -> StoredField {
    var record = FieldRecord()
    let fieldType = childType(of: type, index: index, record: &record)
    let label = record.name.map { String(cString: $0) } ?? ""
    record.free?(record.name)
    return StoredField(
      label: label, type: fieldType, offset: childOffset(of: type, index: index),
      ownership: record.isStrong ? .strong : ownership(ofFieldAt: own))
  }

  /// Tells weak properties from unowned ones by the last letters of their mangled types.
  private func ownership(ofFieldAt index: Int) -> StoredField.Ownership {
    let fields = descriptor.following(relativePointerAt: 16)
    let record = fields + 16 + index * Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    return record.following(relativePointerAt: 4).mangledName.hasSuffix("Xw") ? .weak : .unowned
  }

  private var descriptor: UnsafeRawPointer {
    let place = type is AnyClass ? Self.classDescriptorOffset : 8
    return metadata.load(fromByteOffset: place, as: UnsafeRawPointer.self)
  }

  #if _runtime(_ObjC)
    private static let classDescriptorOffset = 64
  #else
    private static let classDescriptorOffset = 40
  #endif
}

extension UnsafeRawPointer {
  fileprivate func following(relativePointerAt offset: Int) -> UnsafeRawPointer {
    self + offset + Int(load(fromByteOffset: offset, as: Int32.self))
  }

  /// The letters of a mangled name, without the references in between.
  fileprivate var mangledName: String {
    var (place, letters) = (self, [UInt8]())
    while true {
      let byte = place.load(as: UInt8.self)
      switch byte {
      case 0: return String(decoding: letters, as: UTF8.self)
      case 0x01...0x17: place += 5
      case 0x18...0x1F: place += 1 + MemoryLayout<Int>.size
      default:
        letters.append(byte)
        place += 1
      }
    }
  }
}

/// What the runtime fills in about a field.
private struct FieldRecord {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = true
  var isVariable = false
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childType(
  of type: Any.Type, index: Int, record: UnsafeMutablePointer<FieldRecord>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(of type: Any.Type, index: Int) -> Int
