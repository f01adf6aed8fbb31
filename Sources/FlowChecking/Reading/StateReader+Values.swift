import ModelChecking

/// How values are read whose types say how.
extension StateReader {
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
    note(.text(text))
  }

  func combine(isPresent: Bool) {
    hasher.combine(isPresent ? 1 : 0)
    if !isPresent { note(.nothing) }
  }

  /// Reads elements in their order; of very many the first ones.
  func combine<Element>(elements: UnsafeBufferPointer<Element>) {
    hasher.combine(elements.count)
    note(.count(elements.count))
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
    note(.count(elements.count))
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
    note(.number(number))
  }

  /// Notes that not all of a collection is read, if it is very long.
  func noteLength(_ count: Int, of type: Any.Type) {
    guard count > Self.longestCollection else { return }
    catalog.note(unread: "more than \(Self.longestCollection) elements of \(type)")
  }
}
