import FlowChecking

extension ScreenMap {
  /// Puts the states of a flow together by the screen in front.
  init(of flow: Report.Flow) {
    var builder = ScreenMapBuilder(of: flow.graph)
    builder.addAll()
    if let run = flow.runs.first { builder.addUnoffered(run.coverage) }
    self.init(screens: builder.screens)
  }

  /// Returns the place of the screen in front in a picture; nil where there is none.
  func place(of picture: FlowPicture?) -> Int? {
    guard let front = picture?.front else { return nil }
    return screens.firstIndex { $0.name == front.name && $0.type == front.type }
  }
}

extension FlowPicture {
  /// The screen that the user looks at: the last one in sight of the topmost layer.
  var front: FlowElement? { layers.last?.content.inSight.last }
}
