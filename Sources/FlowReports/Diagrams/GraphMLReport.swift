/// Writes the states of a report's flows as GraphML, for tools that reckon with graphs
/// (http://graphml.graphdrawing.org/primer/graphml-primer.html).
public struct GraphMLReport: Sendable {
  private let report: Report

  /// Prepares to write a report.
  public init(of report: Report) {
    self.report = report
  }

  /// The document: a node for each state, an edge for each event that was tried.
  public var text: String {
    let keys = [
      ("flow", "node", "string"), ("screens", "node", "string"), ("distance", "node", "int"),
      ("fingerprint", "node", "string"),
      ("event", "edge", "string"), ("gesture", "edge", "boolean"),
    ].map { name, element, type in
      XMLTag("key", ["id": name, "for": element, "attr.name": name, "attr.type": type])
    }
    let graph = XMLTag(
      "graph", ["id": "clew", "edgedefault": "directed"],
      report.flows.enumerated().flatMap { place, flow in
        nodes(of: flow, "f\(place + 1)") + edges(of: flow, "f\(place + 1)")
      })
    return XMLTag(
      "graphml", ["xmlns": "http://graphml.graphdrawing.org/xmlns"], keys + [graph]
    ).document
  }

  private func nodes(of flow: Report.Flow, _ id: String) -> [XMLTag] {
    flow.graph.states.enumerated().map { number, state in
      XMLTag(
        "node", ["id": "\(id)_n\(number)"],
        [
          Self.data("flow", flow.name), Self.data("screens", state.screens),
          Self.data("distance", "\(state.distance)"), Self.data("fingerprint", state.fingerprint),
        ])
    }
  }

  private func edges(of flow: Report.Flow, _ id: String) -> [XMLTag] {
    flow.graph.states.enumerated().flatMap { number, state in
      zip(state.events, state.targets).filter { $1 >= 0 }.map { event, target in
        XMLTag(
          "edge", ["source": "\(id)_n\(number)", "target": "\(id)_n\(target)"],
          [
            Self.data("event", flow.graph.events[event].label),
            Self.data("gesture", "\(flow.graph.events[event].isGesture)"),
          ])
      }
    }
  }

  private static func data(_ key: String, _ value: String) -> XMLTag {
    XMLTag("data", ["key": key], words: value)
  }
}
