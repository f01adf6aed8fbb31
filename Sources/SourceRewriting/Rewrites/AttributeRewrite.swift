/// Blanks the attributes that only Objective-C understands, so that all else keeps its column.
///
/// So it does with those that make a class the start of an app, which a module under test is not.
enum AttributeRewrite {
  /// Returns the changes for the attribute that begins at an index.
  static func edits(at index: Int, in source: SourceText) -> [SourceEdit] {
    let name = source.text(at: index + 1)
    guard source.text(at: index) == "@", source.isAttached(index + 1), names.contains(name) else {
      return []
    }
    let last = end(ofAttributeAt: index, in: source)
    let range = source.tokens[index].range.lowerBound..<source.tokens[last].range.upperBound
    let blank = source.bytes[range].map { $0.isNewline ? $0 : UInt8(ascii: " ") }
    let edit = SourceEdit(range: range, text: String(decoding: blank, as: UTF8.self))
    guard name == "objc" else { return [edit] }
    return [edit] + restriction(after: last + 1, in: source)
  }

  /// Returns the last token of an attribute: its name, or the parenthesis that ends its arguments.
  private static func end(ofAttributeAt index: Int, in source: SourceText) -> Int {
    guard source.isAttached(index + 2) else { return index + 1 }
    return source.closing(of: index + 2) ?? index + 1
  }

  /// Returns the change that keeps a protocol restricted to classes, as Objective-C's all are.
  private static func restriction(after index: Int, in source: SourceText) -> [SourceEdit] {
    var place = index
    while let next = modifierEnd(at: place, in: source) { place = next }
    guard source.text(at: place) == "protocol", source.tokens.indices.contains(place + 2) else {
      return []
    }
    let inherits = source.text(at: place + 2) == ":"
    if inherits, ["class", "AnyObject"].contains(source.text(at: place + 3)) { return [] }
    let end = source.tokens[place + (inherits ? 2 : 1)].range.upperBound
    return [SourceEdit(range: end..<end, text: inherits ? " AnyObject," : ": AnyObject")]
  }

  /// Returns the index after the modifier or attribute at an index; nil where there is none.
  private static func modifierEnd(at index: Int, in source: SourceText) -> Int? {
    if modifiers.contains(source.text(at: index)) { return index + 1 }
    guard source.text(at: index) == "@", source.isAttached(index + 1) else { return nil }
    return end(ofAttributeAt: index, in: source) + 1
  }

  private static let names: Set = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "NSManaged", "main",
    "UIApplicationMain", "NSApplicationMain",
  ]

  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]
}
