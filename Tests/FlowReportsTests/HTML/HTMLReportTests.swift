import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowReports

/// Pages are whole, need nothing from elsewhere, and lead only to what is there.
@MainActor @Suite
struct HTMLReportTests {
  private func report() throws -> Report {
    let flows: [any Flow] = [RayPetsFlow(), HowToCodeFlow.firstScreenForgottenByBackMenu]
    return try Report(
      of: flows.map { flow in
        try FlowExplorer(of: flow, profiles: [.newest], unspecified: false).explore()
      })
  }

  @Test
  func `a folder has a page for each flow, counterexample and lot of states`() throws {
    let files = HTMLReport(of: try report()).files
    #expect(
      files.map(\.name) == [
        "index.html", "RayPets.html", "RayPets.states-1.html",
        "FirstScreenForgottenByBackMenu.html",
        "FirstScreenForgottenByBackMenu.counterexample-1.html",
        "FirstScreenForgottenByBackMenu.states-1.html", "RayPets.svg",
        "FirstScreenForgottenByBackMenu.svg", "report.css",
      ])
  }

  @Test(arguments: [HTMLLayout.folder, .singleFile])
  func `tags are nested, identifiers unique, and links lead to something`(_ layout: HTMLLayout)
    throws
  {
    let files = HTMLReport(of: try report(), layout: layout).files.filter {
      $0.name.hasSuffix(".html")
    }
    let pages = files.map { ($0.name, PageReader($0.text)) }
    var places = Set(files.map(\.name)).union([
      "report.css", "RayPets.svg", "FirstScreenForgottenByBackMenu.svg",
    ])
    for (name, page) in pages {
      #expect(page.faults == [])
      let anchors = page.attributes["id"] ?? []
      #expect(Set(anchors).count == anchors.count)
      places.formUnion(anchors.flatMap { ["\(name)#\($0)"] })
    }
    for (name, page) in pages {
      for link in page.attributes["href"] ?? [] {
        #expect(places.contains(link.hasPrefix("#") ? name + link : link), "\(name): \(link)")
      }
    }
  }

  @Test
  func `pages need no script, no style of their own and nothing from elsewhere`() throws {
    for file in HTMLReport(of: try report()).files where file.name.hasSuffix(".html") {
      let page = PageReader(file.text)
      #expect(page.names.isDisjoint(with: ["script", "style", "img", "iframe", "object"]))
      #expect(page.attributes["style"] == nil)
      #expect(page.attributes.keys.allSatisfy { !$0.hasPrefix("on") })
      #expect((page.attributes["href"] ?? []).allSatisfy { !$0.contains(":") })
    }
    #expect(!StyleSheet.text.contains("url("))
    #expect(!StyleSheet.text.contains("@import"))
  }

  @Test
  func `one file has everything, with its style`() throws {
    let files = HTMLReport(of: try report(), layout: .singleFile).files
    #expect(files.map(\.name) == ["index.html"])
    #expect(files[0].text.contains(StyleSheet.text))
    #expect(files[0].text.contains("id=\"FirstScreenForgottenByBackMenu.counterexample-1\""))
  }

  @Test
  func `the film of a counterexample has a frame for launch and for each step`() throws {
    let page = HTMLReport(of: try report()).files[4].text
    #expect(page.components(of: "class=\"frame") == 4)
    #expect(page.components(of: "class=\"frame bad\"") == 1)
    #expect(page.contains("<b>Hold back, choose Home</b>"))
    #expect(page.contains("<del class=\"pill del\">Step 2</del>"))
    #expect(page.contains("verify(HowToCodeFlow(…), replaying:"))
    #expect(
      page.contains(
        "<strong class=\"pill leak\">HowToCodeCoordinator, still held</strong>".breakable))
    #expect(page.components(of: "still held") == 2)
  }

  @Test
  func `a state says what came in the last step to it`() {
    let page = HTMLReport(of: PaperReport.make()).files[3].text
    #expect(page.contains("<ins class=\"pill add\">Plan</ins>"))
  }

  @Test
  func `what was not explored to the end is said to be open`() {
    let open = HTMLReport(of: PaperReport.sound(.undecided)).files
    #expect(open[0].text.contains("<span class=\"verdict open\">? Undecided</span>"))
    #expect(open[1].text.contains("at most so far"))
    let sound = HTMLReport(of: PaperReport.sound(.holds)).files
    #expect(sound[0].text.contains("<span class=\"verdict pass\">✔ Sound</span>"))
    #expect(!sound[1].text.contains("at most so far"))
  }

  @Test
  func `the map is told in words too`() throws {
    let page = HTMLReport(of: try report()).files[1].text
    #expect(
      page.contains(
        "<li><b>Select<wbr>Visit<wbr>Type</b>: “visit(well)” leads to NoAppointmentRequired; "
          + "“visit(sick)” leads to SelectPainLevel; “press Cancel” leads back to Home; "
          + "can be pulled down</li>"))
    #expect(page.contains(">moderate +2</text>"))
  }

  @Test
  func `every state is a place on a page, with a link for each event`() throws {
    let page = HTMLReport(of: try report()).files[2].text
    #expect(page.components(of: "class=\"panel state\"") == 33)
    #expect(page.components(of: "<li><a href=") == 222)
    #expect(page.components(of: "<use href=") == 33)
    #expect(page.components(of: "<symbol ") == 7)
    #expect(page.components(of: " from launch, by “") == 32)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"quoted\" & 'so'", "]]>", "two\nlines", "👩‍👩‍👧 café",
    "\u{202E}evil", "\u{0}\u{7}", String(repeating: "long ", count: 2000),
  ])
  func `names of all kinds come through`(_ name: String) throws {
    let flow = TitledFlow(title: name)
    let report = Report(of: [try FlowExplorer(of: flow, profiles: [.newest]).explore()])
    for file in HTMLReport(of: report).files where file.name.hasSuffix(".html") {
      let page = PageReader(file.text)
      #expect(page.faults == [])
      #expect(!page.names.contains("script"))
      #expect(file.text.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" })
      #expect(!file.text.unicodeScalars.contains("\u{202E}"))
    }
  }
}

extension String {
  /// The text with the places where names may break.
  fileprivate var breakable: String {
    replacing(/([a-z])([A-Z])/) { "\($0.output.1)<wbr>\($0.output.2)" }
  }

  /// Returns how often a text occurs.
  fileprivate func components(of text: String) -> Int {
    ranges(of: text).count
  }
}
