import FlowChecking

/// The pictures of the states on a page, each drawn once however many states look like it.
struct StateLooks {
  private let graph: Report.Graph
  private let map: ScreenMap
  private let prefix: String

  /// The first picture of each look: pictures whose coordinators differ may look the same.
  private var looks: [[FlowPicture.Layer]: Int] = [:]

  /// Collects the pictures of some states; their names begin with that of the page.
  init(of states: Range<Int>, in graph: Report.Graph, _ map: ScreenMap, prefix: String) {
    self.graph = graph
    self.map = map
    self.prefix = prefix
    for picture in states.lazy.compactMap({ graph.states[$0].picture }) {
      let first = looks[graph.pictures[picture].layers] ?? picture
      looks[graph.pictures[picture].layers] = first
    }
  }

  /// The pictures, which are not shown where they stand.
  var definitions: Markup {
    var html = Markup()
    html.breakLine()
    html.add("svg", ["class": "looks", "width": "0", "height": "0", "aria-hidden": "true"]) { svg in
      for look in looks.values.sorted() {
        let picture = graph.pictures[look]
        let rows = map.place(of: picture).map { map.screens[$0].rows.map(\.label) } ?? []
        svg.breakLine()
        svg.add("symbol", ["id": name(of: look), "viewBox": FilmFrame.viewBox]) { svg in
          svg.add("g", ["class": "screen"]) { svg in
            svg.add(FilmFrame(of: picture, screens: "", before: nil, rows: rows).drawing)
          }
        }
      }
    }
    return html
  }

  /// Returns the picture of a state.
  func picture(of state: Report.State) -> Markup {
    var html = Markup()
    html.add(
      "svg",
      [
        "class": "look", "viewBox": FilmFrame.viewBox, "role": "img", "aria-label": state.screens,
        "width": "90", "height": "142",
      ]
    ) { svg in
      guard let picture = state.picture, let look = looks[graph.pictures[picture].layers] else {
        return
      }
      svg.add("use", ["href": "#\(name(of: look))"], "")
    }
    return html
  }

  private func name(of look: Int) -> String { "\(prefix)-look-\(look)" }
}
