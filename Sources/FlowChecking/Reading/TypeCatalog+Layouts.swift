extension TypeCatalog {
  /// Works out how the values of a type are read.
  func makeLayout<Value>(of type: Value.Type) -> Layout {
    if let known = type as? any SelfReading.Type, !isReference(type) { return known.layout }
    if type is String.Type { return .text }
    if let size = Self.plainSizes[ObjectIdentifier(type)] { return .bits(size) }
    let runtime = RuntimeType(type: type)
    switch runtime.kind {
    case .class: return .reference
    case .struct: return layout(ofStructure: type, runtime)
    case .tuple: return .parts(parts(of: runtime))
    case .enum: return layout(ofEnumeration: type, runtime)
    case .optional: return .reference
    case .existential: return runtime.isClassBound ? .reference : layout(ofExistential: type)
    case .metatype: return .text(type) { Self.stableName(of: ($0 as? Any.Type) ?? type) }
    case .function, .other: return .opaque(type)
    }
  }

  /// Returns what lies where in the memory of a type's own fields.
  func parts(of runtime: RuntimeType) -> [LayoutPart] {
    runtime.fields.filter { !isExcluded($0, of: runtime.type) }.map { field in
      let layout: Layout =
        switch field.ownership {
        case .strong: self[field.type].layout
        case .weak: .weakReference
        case .unowned: .unownedReference
        }
      return LayoutPart(label: field.property, offset: field.offset, layout: layout)
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
  private func layout<Value>(ofStructure type: Value.Type, _ runtime: RuntimeType) -> Layout {
    let fields = runtime.fields
    let isForeign = Self.contents(of: Self.stableName(of: type)) == .nothing
    if isForeign, fields.count != 1 { return .text(type) { "\($0)" } }
    let isHidden = fields.isEmpty && MemoryLayout<Value>.size > 0
    return isHidden ? .opaque(type) : .parts(parts(of: runtime))
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
