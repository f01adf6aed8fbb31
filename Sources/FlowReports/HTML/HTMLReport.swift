/// Writes a report as pages for a browser: without scripts, fonts or pictures from elsewhere.
public struct HTMLReport: Sendable {
  let report: Report
  let layout: HTMLLayout

  /// What the files of each flow are called.
  let names: [String]

  /// Creates the pages of a report.
  public init(of report: Report, layout: HTMLLayout = .folder) {
    self.report = report
    self.layout = layout
    names = FileNames(of: report).names
  }

  /// The files, index.html first.
  public var files: [ReportFile] {
    switch layout {
    case .folder:
      pages.map { ReportFile(name: "\($0.name.name).html", text: document(of: [$0])) }
        + pictures + [ReportFile(name: "report.css", text: StyleSheet.text)]
    case .singleFile: [ReportFile(name: "index.html", text: document(of: pages))]
    }
  }

  /// The maps as pictures of their own, one for each flow.
  var pictures: [ReportFile] {
    zip(report.flows, names).map { flow, file in
      ReportFile(
        name: MapPicture.name(of: file), text: MapPicture(of: flow, ScreenMap(of: flow)).text)
    }
  }

  private var pages: [Page] {
    [indexPage] + zip(report.flows, names).flatMap { flowPages(of: $0, in: $1) }
  }

  private func flowPages(of flow: Report.Flow, in file: String) -> [Page] {
    let map = ScreenMap(of: flow)
    return [FlowPage(of: flow, in: file, map, layout).page]
      + flow.counterexamples.indices.map {
        CounterexamplePage(of: flow, in: file, counterexample: $0, map, layout).page
      } + StatePages(of: flow, in: file, map, layout).pages
  }

  private func document(of pages: [Page]) -> String {
    Markup.document(titled: pages[0].title, layout) { html in
      html.add("a", ["class": "skip", "href": "#\(pages[0].name.name)"], "Skip to the report")
      for page in pages { html.add(section(of: page)) }
      html.add("footer") { $0.add("Written by \(report.tool).") }
    }
  }

  private func section(of page: Page) -> Markup {
    var html = Markup()
    html.breakLine()
    let isOnly = layout == .folder
    html.add(isOnly ? "main" : "article", ["class": "page", "id": page.name.name]) {
      $0.add(page.content)
    }
    return html
  }
}
