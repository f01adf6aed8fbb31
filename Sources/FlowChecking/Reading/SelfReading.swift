import Foundation

/// A type of the standard library or of Foundation whose values are read by what they mean, since
/// their memory says something else, or too much.
@MainActor
protocol SelfReading {
  static var layout: Layout { get }
}

extension Array: SelfReading {
  static var layout: Layout {
    ElementsLayout.layout(
      of: Element.self, isAlwaysNative: false,
      else: .special { place, reader in reader.combine(elements: elements(at: place)) })
  }

  /// The elements, which stay where they are for as long as the array lies at the place.
  nonisolated private static func elements(at place: UnsafeRawPointer)
    -> UnsafeBufferPointer<Element>
  {
    place.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer { $0 }
  }
}

extension ContiguousArray: SelfReading {
  static var layout: Layout {
    ElementsLayout.layout(
      of: Element.self, isAlwaysNative: true,
      else: .special { place, reader in reader.combine(elements: elements(at: place)) })
  }

  /// The elements, which stay where they are for as long as the array lies at the place.
  nonisolated private static func elements(at place: UnsafeRawPointer)
    -> UnsafeBufferPointer<Element>
  {
    place.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer { $0 }
  }
}

extension ArraySlice: SelfReading {
  static var layout: Layout {
    .special { place, reader in reader.combine(elements: elements(at: place)) }
  }

  /// The elements, which stay where they are for as long as the array lies at the place.
  nonisolated private static func elements(at place: UnsafeRawPointer)
    -> UnsafeBufferPointer<Element>
  {
    place.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer { $0 }
  }
}

extension Set: SelfReading {
  static var layout: Layout {
    .special { place, reader in
      reader.combine(unordered: place.assumingMemoryBound(to: Set<Element>.self).pointee)
    }
  }
}

extension Dictionary: SelfReading {
  static var layout: Layout {
    .special { place, reader in
      let value = place.assumingMemoryBound(to: [Key: Value].self).pointee
      reader.combine(unordered: value.map { ($0.key, $0.value) })
    }
  }
}

extension Substring: SelfReading {
  static var layout: Layout { .text(Substring.self) { String($0) } }
}

extension URL: SelfReading {
  static var layout: Layout { .text(URL.self) { $0.absoluteString } }
}

extension Data: SelfReading {
  static var layout: Layout { .text(Data.self) { $0.base64EncodedString() } }
}

/// Identifiers are made anew in each launch: only which of them are the same counts.
extension UUID: SelfReading {
  static var layout: Layout {
    .special { place, reader in
      reader.combine(identifier: place.assumingMemoryBound(to: UUID.self).pointee)
    }
  }
}

extension ObjectIdentifier: SelfReading {
  static var layout: Layout { .unownedReference }
}

extension Layout {
  /// Reads a value as the text that it stands for.
  static func text<Value>(_ type: Value.Type, _ text: @escaping (Value) -> String) -> Layout {
    .special { place, reader in
      reader.combine(text: text(place.assumingMemoryBound(to: Value.self).pointee))
    }
  }
}
