/// Turns a selector into a value that holds the method's name and the method itself, of its type
/// and bound to no object.
enum SelectorRewrite {
  /// Returns the changes for the selector that begins at an index.
  static func edits(
    at index: Int, in source: SourceText, within scopes: ScopeReader
  ) -> [SourceEdit] {
    guard source.text(at: index) == "#", source.text(at: index + 1) == "selector",
      source.isAttached(index + 1), let end = source.closing(of: index + 2), end > index + 3
    else { return [] }
    let range = source.tokens[index].range.lowerBound..<source.tokens[end].range.upperBound
    let (expression, warning) = expression(
      for: (index + 3)..<end, in: source, enclosingType: scopes.enclosingType)
    let text = "Selector(\(expression)\(source.lineEnds(in: range)))"
    return [SourceEdit(range: range, text: text, warning: warning)]
  }

  /// Returns what the selector is made of, and a warning where the type of the method is not known.
  private static func expression(
    for range: Range<Int>, in source: SourceText, enclosingType: String?
  ) -> (text: String, warning: String?) {
    guard let reference = SelectorReference(range, in: source) else {
      let words = source.tokens[range].filter { $0.kind == .word }.map(\.text)
      return ((words.last ?? "").literal, warning("this selector is no plain name of a method"))
    }
    let name = reference.objectiveCName.literal
    if let type = reference.namedType ?? (reference.isOwn ? enclosingType : nil) {
      return ("\(name), \(reference.expression(in: type))", nil)
    }
    let reason =
      reference.isOwn ? "this selector stands in no type" : "this selector names an object"
    return (name, warning(reason))
  }

  private static func warning(_ reason: String) -> String {
    "\(reason), so that its method is not found and never called; write #selector(Type.method)"
  }
}
