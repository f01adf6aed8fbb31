extension TypeCatalog {
  /// Works out how the values of a type are read.
  func makeParts<Value>(of type: Value.Type) -> [LayoutPart] {
    if let optional = type as? any WrappingType.Type, !isReference(type) {
      let wrapped = optional.wrapped
      let layout = OptionalLayout(of: RuntimeType(type: wrapped), parts: self[wrapped].parts)
      return [LayoutPart(.optional(layout))]
    }
    if let known = type as? any SelfReading.Type { return [LayoutPart(known.layout)] }
    if type is String.Type { return [LayoutPart(.text)] }
    if let size = Self.plainSizes[ObjectIdentifier(type)] { return [LayoutPart(.bits(size))] }
    let runtime = RuntimeType(type: type)
    switch runtime.kind {
    case .struct: return parts(ofStructure: type, runtime)
    case .tuple: return parts(of: runtime)
    default: return [LayoutPart(layout(of: type, runtime))]
    }
  }

  private func layout<Value>(of type: Value.Type, _ runtime: RuntimeType) -> Layout {
    switch runtime.kind {
    case .class, .optional: .reference
    case .enum: layout(ofEnumeration: type, runtime)
    case .existential: runtime.isClassBound ? .reference : layout(ofExistential: type)
    case .metatype: .text(type) { Self.stableName(of: ($0 as? Any.Type) ?? type) }
    default: .opaque(type)
    }
  }

  /// Returns what lies where in the memory of a type's own fields.
  func parts(of runtime: RuntimeType) -> [LayoutPart] {
    runtime.fields.filter { !isExcluded($0, of: runtime.type) }.flatMap { field in
      let inside =
        switch field.ownership {
        case .strong: self[field.type].parts
        case .weak: [LayoutPart(.weakReference)]
        case .unowned: [LayoutPart(.unownedReference)]
        }
      return inside.map { $0.inside(field.property, at: field.offset) }
    }
  }

  /// Returns whether a value is nothing but a reference to an object, which may be missing.
  private func isReference(_ type: Any.Type) -> Bool {
    guard RuntimeType(type: type).kind == .optional, let optional = type as? any WrappingType.Type
    else { return false }
    let wrapped = RuntimeType(type: optional.wrapped)
    return wrapped.kind == .class || (wrapped.kind == .existential && wrapped.isClassBound)
  }

  /// Structures of Foundation are read by their descriptions, since they may hold anything.
  private func parts<Value>(ofStructure type: Value.Type, _ runtime: RuntimeType) -> [LayoutPart] {
    let fields = runtime.fields
    let isForeign = Self.contents(of: Self.stableName(of: type)) == .nothing
    if isForeign, fields.count != 1 { return [LayoutPart(.text(type) { "\($0)" })] }
    let isHidden = fields.isEmpty && MemoryLayout<Value>.size > 0
    return isHidden ? [LayoutPart(.opaque(type))] : parts(of: runtime)
  }

  /// Cases without payloads are told apart by their bytes, which are all of them.
  private func layout<Value>(ofEnumeration type: Value.Type, _ runtime: RuntimeType) -> Layout {
    if runtime.payloadCaseCount == 0 { return .bits(MemoryLayout<Value>.size) }
    return .special { place, reader in
      reader.combine(case: place.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private func layout<Value>(ofExistential type: Value.Type) -> Layout {
    .special { place, reader in
      reader.combine(any: place.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static let plainSizes: [ObjectIdentifier: Int] = {
    func sizes<each Plain>(_ types: repeat (each Plain).Type) -> [ObjectIdentifier: Int] {
      var result: [ObjectIdentifier: Int] = [:]
      for type in repeat each types { result[ObjectIdentifier(type)] = size(of: type) }
      return result
    }
    func size<Plain>(of type: Plain.Type) -> Int { MemoryLayout<Plain>.size }
    return sizes(
      Bool.self, Int.self, UInt.self, Int8.self, UInt8.self, Int16.self, UInt16.self, Int32.self,
      UInt32.self, Int64.self, UInt64.self, Float.self, Double.self)
  }()
}

/// An optional, of which the type inside can be asked for.
private protocol WrappingType {
  static var wrapped: Any.Type { get }
}

extension Optional: WrappingType {
  static var wrapped: Any.Type { Wrapped.self }
}
