/// An element of an XML document.
struct XMLTag {
  /// What the element is called.
  let name: String

  /// The attributes, in the order in which they are written.
  var attributes: [(name: String, value: String)] = []

  /// The elements inside.
  var children: [XMLTag] = []

  /// The words inside, where there are no elements.
  var words: String?

  /// Creates an element with elements or words inside.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [XMLTag] = [], words: String? = nil
  ) {
    self.name = name
    self.attributes = attributes.compactMap { key, value in value.map { (key, $0) } }
    self.children = children
    self.words = words
  }

  /// The document of which this is the outermost element.
  var document: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + lines.joined(separator: "\n") + "\n"
  }

  private var lines: [String] {
    let start = "<\(name)" + attributes.map { " \($0.name)=\"\(Self.value($0.value))\"" }.joined()
    if let words { return ["\(start)>\(Markup.escaped(words))</\(name)>"] }
    if children.isEmpty { return ["\(start)/>"] }
    return ["\(start)>"] + children.flatMap(\.lines).map { "  \($0)" } + ["</\(name)>"]
  }

  /// Returns a value as it stands between quotation marks, where line breaks would become blanks.
  private static func value(_ text: String) -> String {
    Markup.escaped(text).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }
}
