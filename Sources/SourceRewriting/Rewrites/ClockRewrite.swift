/// Makes timers and work items wait for the virtual clock, where UIKit is imported, which has it.
///
/// Foundation's own wait for the real one. Their types cannot be given another meaning by a module
/// beside Foundation, so that here they get another name.
enum ClockRewrite {
  /// Returns the changes for all mentions of a type that waits.
  static func edits(in source: SourceText) -> [SourceEdit] {
    guard importsUIKit(source) else { return [] }
    return names.flatMap { name, replacement in
      let places = source.tokens.indices.filter { source.text(at: $0) == name }
      guard !places.contains(where: { isDeclaration($0, in: source) }) else {
        return [SourceEdit]()
      }
      return places.compactMap { edit(at: $0, to: replacement, in: source) }
    }
  }

  private static func edit(at index: Int, to name: String, in source: SourceText) -> SourceEdit? {
    let range = source.tokens[index].range
    guard source.text(at: index - 1) == "." else { return SourceEdit(range: range, text: name) }
    guard modules.contains(source.text(at: index - 2)), source.isAttached(index - 1),
      source.isAttached(index), source.text(at: index - 3) != "."
    else { return nil }
    let whole = source.tokens[index - 2].range.lowerBound..<range.upperBound
    return SourceEdit(range: whole, text: name)
  }

  private static func isDeclaration(_ index: Int, in source: SourceText) -> Bool {
    declaring.contains(source.text(at: index - 1))
  }

  private static func importsUIKit(_ source: SourceText) -> Bool {
    source.tokens.indices.contains { index in
      source.text(at: index) == "import" && source.text(at: index + 1) == "UIKit"
    }
  }

  private static let names = [
    ("Timer", "VirtualTimer"), ("DispatchWorkItem", "VirtualWorkItem"),
  ]

  private static let modules: Set = ["Foundation", "Dispatch"]

  private static let declaring: Set = [
    "class", "struct", "enum", "protocol", "typealias", "actor", "associatedtype", "case",
  ]
}
