/// The screens of a flow and the ways between them, by what they are called.
struct ScreenSet: Hashable {
  /// The screens, in their order.
  private(set) var screens: [String] = []

  /// The ways, such as "Home — schedule → SelectVisitType", in their order.
  private(set) var ways: [String] = []

  /// Creates a set with nothing in it.
  init() {}

  /// Takes the screens and ways of a map.
  init(of map: ScreenMap) {
    var screens = Numbering<String>()
    var ways = Numbering<String>()
    for screen in map.screens {
      _ = screens.number(of: Wording.line(screen.name))
      for row in screen.rows {
        guard let target = row.way.target else { continue }
        for label in row.labels {
          let way = "\(screen.name) — \(label) → \(map.screens[target].name)"
          _ = ways.number(of: Wording.line(way))
        }
      }
    }
    self.screens = screens.values
    self.ways = ways.values
  }

  /// Whether there is nothing in it.
  var isEmpty: Bool { screens.isEmpty && ways.isEmpty }

  /// Returns what is not in another.
  func without(_ other: ScreenSet) -> ScreenSet {
    var rest = ScreenSet()
    let known = (Set(other.screens), Set(other.ways))
    rest.screens = screens.filter { !known.0.contains($0) }
    rest.ways = ways.filter { !known.1.contains($0) }
    return rest
  }
}
