/// What stands at the end of a row of a map: where its event leads, unless a line shows that, or how
/// often it was tried.
struct MapSign {
  /// A sign that is drawn, since letters that look like it look different in every font.
  enum Icon {
    /// Back to a screen below.
    case back

    /// To a screen that no line leads to.
    case on

    /// The screen stays.
    case stays

    /// Returns the icon, 12 points wide, by the middle of its left edge.
    func path(x: Int, y: Int) -> String {
      switch self {
      case .back: "M\(x + 11) \(y - 5) v4 q0 2 -2 2 h-8 m3.5 -3.5 l-3.5 3.5 l3.5 3.5"
      case .on: "M\(x) \(y) h11 m-4 -4 l4 4 l-4 4"
      case .stays: "M\(x + 10) \(y - 2) a4.5 4.5 0 1 0 .5 3.5 M\(x + 10) \(y - 6) v4 h-4"
      }
    }
  }

  /// The words; a number, or the name of a screen.
  let words: String

  /// The sign behind the words, if there is one.
  let icon: Icon?

  /// What the words look like.
  let style: String

  /// Returns what stands at the end of a row of a map, on which a line may show where the row leads.
  init(of row: ScreenMap.Row, on map: ScreenMap, hasLine: Bool) {
    switch row.way {
    case .untried: (words, icon, style) = ("never ?", nil, "n zerot")
    case .stays: (words, icon, style) = ("\(row.count)", .stays, "n")
    case .back(let target): (words, icon, style) = (map.screens[target].name, .back, "n portal")
    case .elsewhere(let name): (words, icon, style) = (name, .on, "n portal")
    case .on(let target, _) where !hasLine:
      (words, icon, style) = (map.screens[target].name, .on, "n portal")
    case .on: (words, icon, style) = ("\(row.count)", nil, "n")
    }
  }

  /// How wide the sign is, with all of its words.
  var width: Int { Int(TextFit.width(of: words, size: 10.5)) + 1 + iconWidth }

  /// How much of the width the icon takes.
  private var iconWidth: Int { icon == nil ? 0 : 16 }

  /// Returns how much room the words have on a row so wide, beside what the row is called.
  func room(beside row: ScreenMap.Row, in width: Int) -> Int {
    let label = Int(TextFit.width(of: row.shortLabel, size: 11.5)) + 1
    return min(self.width - iconWidth, max(72, width - label - iconWidth))
  }
}

extension ScreenMap.Row {
  /// What the row is called in few words: of its values the first, and how many there are more.
  var shortLabel: String {
    values.count > 1 ? "\(values[0]) +\(values.count - 1)" : label
  }
}
