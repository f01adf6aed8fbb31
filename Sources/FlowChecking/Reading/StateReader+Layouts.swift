import ModelChecking

/// How values are read as they lie in memory.
extension StateReader {
  func combine(_ parts: [LayoutPart], at start: UnsafeRawPointer) {
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
    case .weakReference: combine(reference: WeakReference.object(at: place))
    case .unownedReference: combine(reference: UnownedReference.object(at: place))
    case .optional(let optional):
      let isPresent = !optional.wrapped.isAbsent(at: place)
      combine(isPresent: isPresent)
      if isPresent { combine(optional.parts, at: place) }
    case .opaque(let type): catalog.note(unread: type)
    case .elements(let elements): deeper { combine(elements, at: place) }
    case .special(let read): deeper { read(place, self) }
    }
  }

  private func combine(_ layout: ElementsLayout, at place: UnsafeRawPointer) {
    let (start, count) = layout.elements(at: place)
    hasher.combine(count)
    note(.count(count))
    guard count > 0 else { return }
    noteLength(count, of: layout.type)
    let parts = layout.parts(in: catalog)
    for number in 0..<min(count, Self.longestCollection) {
      within("[]") { combine(parts, at: start + number * layout.stride) }
    }
  }

  private func deeper(_ read: @MainActor () -> Void) {
    guard depth < Self.deepestValue else {
      return catalog.note(unread: "values more than \(Self.deepestValue) deep in one another")
    }
    depth += 1
    read()
    depth -= 1
  }

  private func combine(word place: UnsafeRawPointer) {
    let word = place.loadUnaligned(as: UInt64.self)
    hasher.combine(word)
    note(.word(word))
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
    note(.word(first))
  }
}
