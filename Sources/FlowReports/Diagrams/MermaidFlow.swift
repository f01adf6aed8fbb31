/// Draws the screens of one flow in Mermaid's language.
struct MermaidFlow {
  /// How many characters and arrows a diagram may have; Mermaid draws no more.
  private static let limits = (characters: 50_000, arrows: 500)

  private static let mark = "stroke:#c4243b,stroke-width:3px"

  private let flow: Report.Flow
  private let diagram: ScreenDiagram
  private let id: String

  /// Prepares to draw a flow, with a word that its names begin with.
  init(of flow: Report.Flow, id: String) {
    self.flow = flow
    diagram = ScreenDiagram(of: flow)
    self.id = id
  }

  /// The diagram with the way of the first counterexample, if there is one; nil when it is more than
  /// Mermaid draws.
  var text: String? {
    let path = flow.counterexamples.first.map { DiagramPath(of: $0, on: diagram.map) }
    let arrows = arrows(along: path)
    let lines = ["flowchart LR"] + groups + arrows
    let text = lines.map { "\($0)\n" }.joined()
    let isSmall = text.utf16.count <= Self.limits.characters && arrows.count <= Self.limits.arrows
    return isSmall ? text : nil
  }

  /// The lines that draw the screens, by coordinator.
  var groups: [String] {
    diagram.map.lanes.enumerated().flatMap { number, lane in
      ["  subgraph \(id)_c\(number + 1)[\"\(MermaidText.escaped(diagram.name(of: lane)))\"]"]
        + lane.screens.map {
          "    \(node($0))[\"\(MermaidText.escaped(diagram.name(of: $0)))\"]"
        } + ["  end"]
    }
  }

  /// The same within a frame that has the flow's name.
  var framedGroups: [String] {
    ["  subgraph \(id)[\"\(MermaidText.escaped(diagram.flow))\"]"] + groups.map { "  \($0)" }
      + ["  end"]
  }

  /// The lines that draw the ways between screens, those of a path set off.
  func arrows(along path: DiagramPath?) -> [String] {
    let steps = path?.steps ?? []
    let taken = Set(steps.map { [$0.source, $0.target] })
    let others = diagram.arrows.filter { !taken.contains([$0.source, $0.target]) }.map {
      arrow($0.isBack ? "-.->" : "-->", $0.label, from: $0.source, to: $0.target)
    }
    let thick = steps.map { arrow("==>", $0.label, from: $0.source, to: $0.target) }
    return thick + others + marks(of: path)
  }

  private func marks(of path: DiagramPath?) -> [String] {
    guard let path, !path.screens.isEmpty else { return [] }
    let links = path.steps.indices.map { "\($0)" }.joined(separator: ",")
    return [
      "  classDef bad \(Self.mark)",
      "  class \(path.screens.map(node).joined(separator: ",")) bad",
    ] + (links.isEmpty ? [] : ["  linkStyle \(links) \(Self.mark)"])
  }

  private func arrow(_ line: String, _ label: String, from source: Int, to target: Int) -> String {
    "  \(node(source)) \(line)|\"\(MermaidText.escaped(label))\"| \(node(target))"
  }

  private func node(_ screen: Int) -> String { "\(id)_s\(screen + 1)" }
}
