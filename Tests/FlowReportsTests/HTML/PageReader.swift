/// Reads the tags of a page, as far as tests need it.
struct PageReader {
  private static let empty: Set<String> = ["meta", "link", "br", "wbr", "input", "!doctype"]

  /// The values of an attribute, in their order, without escapes.
  private(set) var attributes: [String: [String]] = [:]

  /// What is wrong with how tags are nested.
  private(set) var faults: [String] = []

  /// The names of the elements.
  private(set) var names: Set<String> = []

  init(_ page: String) {
    var open: [String] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      guard let end = rest.firstIndex(of: ">") else {
        faults.append("a tag does not end")
        break
      }
      let tag = rest[..<end]
      rest = rest[end...].dropFirst()
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { faults.append("<\(tag)> closes another") }
      } else {
        let name = String(tag.prefix { $0 != " " })
        names.insert(name)
        read(tag.dropFirst(name.count))
        if !Self.empty.contains(name) { open.append(name) }
      }
    }
    if !open.isEmpty { faults.append("left open: \(open)") }
  }

  private mutating func read(_ text: Substring) {
    var rest = text
    while let sign = rest.firstIndex(of: "=") {
      let key = rest[..<sign].filter { $0 != " " }
      rest = rest[sign...].dropFirst(2)
      guard let end = rest.firstIndex(of: "\"") else { return faults.append("no quote in \(text)") }
      attributes[key, default: []].append(String(rest[..<end]))
      rest = rest[end...].dropFirst()
    }
  }
}
