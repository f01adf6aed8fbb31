/// The parts of which all pages are made.
extension Markup {
  /// Returns a whole document, with the style sheet beside it or in it.
  static func document(
    titled title: String, _ layout: HTMLLayout, _ body: (inout Markup) -> Void
  ) -> String {
    var html = Markup()
    html.addVerbatim("<!doctype html>\n")
    html.add("html", ["lang": "en"]) { html in
      html.add("head") { html in
        html.addEmpty("meta", ["charset": "utf-8"])
        html.addEmpty(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.addEmpty("meta", ["name": "color-scheme", "content": "light dark"])
        html.add("title", title)
        switch layout {
        case .folder: html.addEmpty("link", ["rel": "stylesheet", "href": "report.css"])
        case .singleFile: html.add("style") { $0.addVerbatim(StyleSheet.text) }
        }
      }
      html.breakLine()
      html.add("body", body)
    }
    return html.text + "\n"
  }

  /// Adds a name, which may break between its words.
  mutating func addName(_ name: String) {
    var last = " "
    for word in NameWords.split(name) {
      if !last.hasSuffix(" ") { addEmpty("wbr") }
      add(word)
      last = word
    }
  }

  /// Adds the headline of a page, with a mark before it and a link to the page above.
  mutating func addTop(
    _ title: String, mark: Markup = Markup(), up: (words: String, link: String)? = nil
  ) {
    add("header", ["class": "top"]) { html in
      html.add(mark)
      html.add("h1") { $0.addName(title) }
      if let up { html.add("a", ["class": "when", "href": up.link], up.words) }
    }
  }

  /// Adds a part of a page under a headline of its own, with a few words and what can be chosen beside it.
  mutating func addPanel(
    _ title: String, _ words: String? = nil, beside choices: Markup = Markup(),
    anchor: String? = nil,
    _ content: (inout Markup) -> Void
  ) {
    func fill(_ html: inout Markup) {
      html.add("header") { html in
        html.add("h2") { $0.addName(title) }
        if let words { html.add("span", ["class": "muted"], words) }
        html.add(choices)
      }
      content(&html)
    }
    breakLine()
    if let anchor {
      add("section", ["class": "panel", "id": anchor], fill)
    } else {
      add("section", ["class": "panel"], fill)
    }
  }

  /// Adds something that may be wider than the page, which then moves under the finger or the arrow
  /// keys.
  mutating func addWide(_ name: String, _ content: (inout Markup) -> Void) {
    add("div", ["class": "scroll", "role": "group", "aria-label": name, "tabindex": "0"], content)
  }

  /// Adds a figure to those below the headline of a page.
  mutating func addKeyFigure(
    _ name: String, _ number: Int, _ words: String? = nil, _ style: String = "plain"
  ) {
    add("li", ["class": style]) { html in
      html.add("span", ["class": "key"], name)
      html.add("span", ["class": "value"]) { html in
        html.add(Wording.grouped(number))
        if let words { html.add("small", " \(words)") }
      }
    }
  }

  /// Adds a table whose last columns are figures; on a phone each row is a paragraph.
  mutating func addTable(
    _ columns: [String], figures: [String] = [], _ rows: (inout Markup) -> Void
  ) {
    add("table", ["class": "stackable"]) { html in
      html.add("thead") { html in
        html.add("tr") { html in
          for title in columns { html.add("th", ["scope": "col"], title) }
          for title in figures { html.add("th", ["class": "r", "scope": "col"], title) }
        }
      }
      html.add("tbody", rows)
    }
  }

  /// Adds a row to a table.
  mutating func addRow(_ cells: (inout Markup) -> Void) {
    breakLine()
    add("tr", cells)
  }

  /// Adds a figure to a row, with its column's title for phones.
  mutating func addFigure(_ number: Int, in column: String) {
    add("td", ["class": "r", "data-l": column], Wording.grouped(number))
  }
}
