/// The parts of which pictures are made.
///
/// Colours are given in full where style sheets are not allowed; where they are, they decide.
extension Markup {
  /// Adds as much of a text as has room, which is named in full when the pointer rests on it.
  mutating func addText(
    _ text: String, _ style: String, x: Int, y: Int, in width: Int, size: Double, fill: String,
    anchor: String = "start"
  ) {
    let fitting = TextFit.fit(text, in: width, size: size)
    add(
      "text",
      ["class": style, "x": "\(x)", "y": "\(y)", "fill": fill, "text-anchor": anchor]
    ) { svg in
      if fitting != text { svg.add("title", text) }
      svg.add(fitting)
    }
  }

  /// Adds a text in one line, or where that has no room in two of smaller letters around it.
  mutating func addLines(
    _ text: String, _ style: String, x: Int, y: Int, in width: Int, size: Double, small: Double,
    fill: String, anchor: String = "start"
  ) {
    let lines = TextFit.lines(of: text, in: width, size: size)
    let gap = Int(small * 1.2)
    for (place, line) in lines.enumerated() {
      let isLong = lines.count > 1
      addText(
        line, isLong ? "\(style) long" : style, x: x,
        y: isLong ? y - gap / 2 - 1 + gap * place : y, in: width, size: isLong ? small : size,
        fill: fill, anchor: anchor)
    }
  }

  /// Adds a line of some style along a path.
  mutating func addPath(_ path: String, _ style: String, stroke: String, width: String = "1.6") {
    add(
      "path",
      ["class": style, "d": path, "fill": "none", "stroke": stroke, "stroke-width": width], "")
  }
}
