/// A spec as a Markdown file: a heading that names the flow, a diagram, and perhaps properties.
struct SpecDocument {
  /// The lines between the fences of a block.
  typealias Block = Range<Int>

  let lines: [SpecLine]

  /// The end of each line: nothing, or what breaks lines in the file.
  let endings: [String]

  /// The name of the flow.
  let title: SpecWord

  /// The diagram.
  let diagram: Block

  /// The properties, if there are any.
  let properties: Block?

  /// Returns the file with other lines in its blocks, and all the rest as it is.
  ///
  /// Lines end as the fence above them does.
  func text(diagram newDiagram: [String]?, properties newProperties: [String]?) -> String {
    var text = ""
    var place = 0
    let changes = [
      newDiagram.map { (diagram, $0) },
      properties.flatMap { properties in
        newProperties.map { (properties, $0) }
      },
    ].compactMap(\.self).sorted { $0.0.lowerBound < $1.0.lowerBound }
    for (block, content) in changes {
      text += self.text(of: place..<block.lowerBound)
      text += content.map { $0 + endings[block.lowerBound - 1] }.joined()
      place = block.upperBound
    }
    return text + self.text(of: place..<lines.count)
  }

  private func text(of range: Range<Int>) -> String {
    range.map { lines[$0].text + endings[$0] }.joined()
  }
}
