/// The map of a flow as a picture that stands alone, in SVG, right in light and in dark.
struct MapPicture {
  private let flow: Report.Flow
  private let map: ScreenMap

  /// Prepares to draw the map of a flow.
  init(of flow: Report.Flow, _ map: ScreenMap) {
    self.flow = flow
    self.map = map
  }

  /// What the picture of a flow is called, by the name of the flow's files.
  static func name(of file: String) -> String { "\(file).svg" }

  /// The text of the file.
  var text: String {
    let shown = map.isTooLarge ? map.overview(of: map.lanes) : map
    let drawing = MapDrawing(of: shown, along: flow.counterexamples.first)
    let title = "Navigation map of \(flow.name)"
    return drawing.svg(titled: title, style: StyleSheet.picture).text + "\n"
  }
}
