/// Makes an import name a module that there is: no part of a module, and nothing of Objective-C.
enum ImportRewrite {
  /// Returns the changes for the import that begins at an index.
  static func edits(at index: Int, in source: SourceText) -> [SourceEdit] {
    guard source.text(at: index) == "import",
      ![".", "(", ","].contains(source.text(at: index - 1)), source.text(at: index + 1) != ":"
    else { return [] }
    let isOfMember = kinds.contains(source.text(at: index + 1))
    let path = pathRange(at: isOfMember ? index + 2 : index + 1, in: source)
    guard let first = path.first, let last = path.last else { return [] }
    let module = source.text(at: first)
    let isPart = !isOfMember && path.count > 1
    guard isPart || apples.contains(module) else { return [] }
    let range = source.tokens[index + 1].range.lowerBound..<source.tokens[last].range.upperBound
    let name = apples.contains(module) ? "UIKit" : module
    return [SourceEdit(range: range, text: name + source.lineEnds(in: range))]
  }

  /// Returns where the words of a dotted name stand, and its dots.
  private static func pathRange(at index: Int, in source: SourceText) -> Range<Int> {
    guard source.tokens.indices.contains(index), source.tokens[index].kind == .word else {
      return index..<index
    }
    var end = index + 1
    while source.text(at: end) == ".", source.tokens.indices.contains(end + 1),
      source.tokens[end + 1].kind == .word
    {
      end += 2
    }
    return index..<end
  }

  /// The modules of Apple's whose names the headless UIKit brings along.
  private static let apples: Set = ["ObjectiveC", "QuartzCore", "CoreGraphics"]

  private static let kinds: Set = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]
}
