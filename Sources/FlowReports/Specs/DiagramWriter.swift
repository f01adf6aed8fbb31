import FlowChecking

/// Draws a navigation graph in Mermaid's language.
struct DiagramWriter {
  private let graph: NavigationGraph
  private var ids: [String: String] = [:]

  /// Prepares to draw a graph.
  init(_ graph: NavigationGraph) {
    self.graph = graph
    var counts: [String: Int] = [:]
    var used: Set<String> = []
    for screens in graph.screens {
      let word = Self.word(for: screens)
      var id = word
      repeat {
        counts[word, default: 0] += 1
        id = counts[word] == 1 ? word : "\(word)_\(counts[word, default: 1])"
      } while !used.insert(id).inserted
      ids[screens] = id
    }
  }

  /// The lines of the diagram.
  var lines: [String] {
    let states = graph.screens.map {
      "  state \"\(MermaidText.escaped($0))\" as \(id(of: $0))"
    }
    let start = graph.screens.prefix(1).map { "  [*] --> \(id(of: $0))" }
    let arrows = graph.transitions.map {
      "  \(id(of: $0.source)) --> \(id(of: $0.target)) : \(MermaidText.escaped($0.event))"
    }
    return ["stateDiagram-v2"] + states + start + arrows
  }

  private func id(of screens: String) -> String { ids[screens] ?? "" }

  /// Returns a word made of the name of the screen in front.
  private static func word(for screens: String) -> String {
    let front = screens.split { $0 == "|" || $0 == ">" }.last ?? ""
    let parts = front.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return "s_" + (parts.isEmpty ? "Screen" : parts.joined(separator: "_"))
  }
}
