/// Draws the screens of a report's flows in the language of Graphviz
/// (https://graphviz.org/doc/info/lang.html).
public struct DOTReport: Sendable {
  private let report: Report

  /// Prepares to draw a report.
  public init(of report: Report) {
    self.report = report
  }

  /// The diagram, a part of it for each flow.
  public var text: String {
    let parts = report.flows.enumerated().flatMap { place, flow in
      lines(of: ScreenDiagram(of: flow), "f\(place + 1)")
    }
    let head = [
      "digraph clew {", "  rankdir=LR;", "  node [shape=box, style=rounded];",
    ]
    return (head + parts + ["}"]).map { "\($0)\n" }.joined()
  }

  private func lines(of diagram: ScreenDiagram, _ id: String) -> [String] {
    func node(_ screen: Int) -> String { "\(id)_s\(screen + 1)" }
    let lanes = diagram.map.lanes.enumerated().flatMap { number, lane in
      [
        "    subgraph cluster_\(id)_c\(number + 1) {",
        "      label=\(Self.quoted(diagram.name(of: lane)));",
      ]
        + lane.screens.map {
          "      \(node($0)) [label=\(Self.quoted(diagram.name(of: $0)))];"
        } + ["    }"]
    }
    let arrows = diagram.arrows.map { arrow in
      let style = arrow.isBack ? ", style=dashed, constraint=false" : ""
      return "    \(node(arrow.source)) -> \(node(arrow.target)) "
        + "[label=\(Self.quoted(arrow.label))\(style)];"
    }
    return ["  subgraph cluster_\(id) {", "    label=\(Self.quoted(diagram.flow));"]
      + lanes + arrows + ["  }"]
  }

  /// Returns a text as it stands between quotation marks, where Graphviz reads backslashes and the
  /// signs of HTML.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("&", with: "&amp;")
    return "\"\(escaped)\""
  }
}
