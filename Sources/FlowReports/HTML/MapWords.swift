/// A map in words, for those who cannot see it or have no room for it.
struct MapWords {
  private let map: ScreenMap

  /// Prepares to tell of a map.
  init(of map: ScreenMap) {
    self.map = map
  }

  /// The screens with what can be done there, folded away until somebody wants to read it.
  var details: Markup {
    var html = Markup()
    html.breakLine()
    html.add("details", ["class": "note"]) { html in
      html.add("summary", "The map in words")
      html.add("ul") { html in
        for screen in map.screens { html.add("li") { $0.add(words(for: screen)) } }
      }
    }
    return html
  }

  private func words(for screen: ScreenMap.Screen) -> Markup {
    let ways = screen.rows.map { "“\($0.label)” \(words(for: $0.way))" }
    let gestures = [
      screen.hasBack ? "back button, swipe and back menu" : nil,
      screen.canBePulledDown ? "can be pulled down" : nil,
    ].compactMap { $0 }
    let list = ways + gestures
    var html = Markup()
    html.add("b") { $0.addName(screen.name) }
    html.add(list.isEmpty ? ": nothing to do" : ": \(list.joined(separator: "; "))")
    return html
  }

  private func words(for way: ScreenMap.Way) -> String {
    switch way {
    case .stays: "stays there"
    case .on(let target, let isSheet):
      "\(isSheet ? "shows" : "leads to") \(map.screens[target].name)"
    case .back(let target): "leads back to \(map.screens[target].name)"
    case .elsewhere(let name): "leads to \(name)"
    case .untried: "was never tried"
    }
  }
}
