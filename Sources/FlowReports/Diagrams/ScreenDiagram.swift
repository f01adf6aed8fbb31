/// The screens of a flow and the ways between them, as diagrams draw them.
struct ScreenDiagram {
  /// The ways from one screen to another.
  struct Arrow: Hashable {
    /// The place of the screen that they leave.
    let source: Int

    /// The place of the screen that they lead to.
    let target: Int

    /// Whether that lay below.
    let isBack: Bool

    /// The events.
    var label: String
  }

  private static let longestLabel = 60

  /// The name of the flow.
  let flow: String

  /// The screens, and where their events lead.
  let map: ScreenMap

  /// The ways between screens, each pair once.
  let arrows: [Arrow]

  init(of flow: Report.Flow) {
    self.flow = Self.label(flow.name)
    map = ScreenMap(of: flow)
    arrows = Self.arrows(of: map)
  }

  /// What a screen is called.
  func name(of screen: Int) -> String { Self.label(map.screens[screen].name) }

  /// Who the screens of a lane belong to.
  func name(of lane: ScreenMap.Lane) -> String { Self.label(lane.owner ?? "no coordinator") }

  /// Returns a text as it stands in a diagram: one line, not too long, and never empty.
  static func label(_ text: String) -> String {
    let label = Wording.shortened(Wording.visible(Wording.line(text)), to: longestLabel)
    return label.isEmpty ? "?" : label
  }

  private static func arrows(of map: ScreenMap) -> [Arrow] {
    var ways = Numbering<Arrow>()
    var labels: [[String]] = []
    for (source, screen) in map.screens.enumerated() {
      for row in screen.rows {
        guard let target = row.way.target else { continue }
        let way = Arrow(source: source, target: target, isBack: row.way.isBack, label: "")
        let place = ways.number(of: way)
        if place == labels.count { labels.append([]) }
        if !labels[place].contains(row.label) { labels[place].append(row.label) }
      }
    }
    return zip(ways.values, labels).map { way, labels in
      var arrow = way
      arrow.label = label(labels.joined(separator: " / "))
      return arrow
    }
  }
}

extension ScreenMap.Way {
  /// Whether it leads to a screen that lay below.
  var isBack: Bool {
    if case .back = self { return true }
    return false
  }
}
