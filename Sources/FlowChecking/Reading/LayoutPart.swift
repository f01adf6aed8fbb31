/// A value that lies in the memory of another one, or that value itself.
@MainActor
struct LayoutPart {
  /// The names of the properties that lead to the value, separated by dots; empty for the whole.
  let label: String

  let offset: Int
  let layout: Layout

  init(_ layout: Layout, label: String = "", offset: Int = 0) {
    self.layout = layout
    self.label = label
    self.offset = offset
  }

  /// Returns the part as one of what a property holds that lies at an offset.
  func inside(_ property: String, at offset: Int) -> LayoutPart {
    LayoutPart(
      layout, label: label.isEmpty ? property : "\(property).\(label)",
      offset: self.offset + offset)
  }
}
