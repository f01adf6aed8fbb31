import ModelChecking

/// Draws the pages of a generated app at random: the same numbers make the same app.
struct AppPlan {
  /// What the pages of a tab are called, by how far they are from the first.
  private static let nouns = [
    ["Orders", "Order", "Parcel", "Event"], ["Clients", "Client", "Visit", "Note"],
    ["Settings", "Account", "Device", "Session"], ["Shop", "Shelf", "Product", "Review"],
    ["News", "Topic", "Story", "Comment"],
  ]

  private static let forms = ["New Order", "Share", "Sign In", "Rate", "Report"]

  /// The first page of each tab.
  private(set) var tabs: [Page] = []

  private var generator: SeededGenerator

  /// Draws an app of a size.
  init(_ size: AppSize) {
    generator = SeededGenerator(seed: Seed(size.seed))
    for place in 0..<size.tabs {
      tabs.append(drawTab(Self.nouns[place], pages: size.pages, hasSwitch: place == size.tabs - 1))
    }
    for number in 0..<size.forms { addForm(number, steps: size.steps) }
  }

  /// Adds each page to one drawn among those before it that are not too far from the first.
  private mutating func drawTab(_ nouns: [String], pages: Int, hasSwitch: Bool) -> Page {
    let first = Page(title: nouns[0], hasSwitch: hasSwitch)
    var parents = [(page: first, depth: 0)]
    var counts = nouns.map { _ in 0 }
    for _ in 0..<(pages - 1) {
      let parent = parents[generator.index(below: parents.count)]
      let depth = parent.depth + 1
      counts[depth] += 1
      let page = Page(title: "\(nouns[depth]) \(counts[depth])")
      parent.page.add(page)
      if depth < nouns.count - 1 { parents.append((page, depth)) }
    }
    return first
  }

  /// Puts a form on a page that has none, of one tab after the other.
  private mutating func addForm(_ number: Int, steps: Int) {
    let pages = tabs[number % tabs.count].selfAndBelow.filter { $0.form == nil }
    let round = number / Self.forms.count
    let title = Self.forms[number % Self.forms.count] + (round == 0 ? "" : " \(round + 1)")
    pages[generator.index(below: pages.count)].form = Form(title: title, stepCount: steps)
  }
}
