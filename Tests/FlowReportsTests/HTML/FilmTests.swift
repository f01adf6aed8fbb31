import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowChecking
@testable import FlowReports

/// What the pictures of a counterexample say.
@MainActor @Suite
struct FilmTests {
  private func counterexample(of flow: some Flow) throws -> Report.Counterexample {
    let explorer = try FlowExplorer(of: flow, profiles: [.newest], unspecified: false)
    return Report(of: [explorer.explore()]).flows[0].counterexamples[0]
  }

  private func node(_ name: String, _ children: FlowPicture.Node...) -> FlowPicture.Node {
    FlowPicture.Node(name: name, children: children)
  }

  private func lines(_ tree: CoordinatorTree?) -> [String] {
    tree.map { tree in
      ["\(tree.name) \(tree.change)"] + tree.children.flatMap(lines).map { "  \($0)" }
    } ?? []
  }

  @Test
  func `coordinators that came, left or are still held are told apart`() {
    let before = node("Home", node("A", node("B")), node("C"))
    let after = node("Home", node("A"), node("D", node("E")))
    #expect(
      lines(CoordinatorTree(from: before, to: after, blaming: ["A"])) == [
        "Home none", "  A leaked", "    B left", "  D came", "    E came", "  C left",
      ])
    #expect(lines(CoordinatorTree(from: node("A"), to: node("B"), blaming: [])) == ["B came"])
    #expect(CoordinatorTree(from: nil, to: nil, blaming: []) == nil)
  }

  @Test
  func `a coordinator is one bar as long as it is held`() {
    let bar = { (steps: [FlowPicture.Node?]) in
      LifeBars(
        of: steps.map {
          Report.Step(
            event: "", isGesture: false, source: nil, screens: "",
            picture: FlowPicture(layers: [], coordinators: $0), calls: [])
        }
      ).bars
    }
    let bars = bar([
      node("Home"), node("Home", node("A")), node("Home", node("A"), node("A")), node("Home"),
      node("Home", node("A")),
    ])
    #expect(bars.map(\.name) == ["Home", "A", "A"])
    #expect(bars.map(\.depth) == [0, 1, 1])
    #expect(bars.map { $0.stretches(before: 5) } == [[0...4], [1...2, 4...4], [2...2]])
    #expect(bars[1].stretches(before: 4) == [1...2])
  }

  @Test
  func `a circle leads from the last step back to where it begins`() throws {
    let found = try counterexample(of: SurveyFlow())
    #expect(found.loop == 2)
    let drawing = LifeDrawing(of: found).panel.text
    #expect(drawing.contains("again and again</text>"))
    #expect(drawing.contains("class=\"hotpath\""))
    let leak = try counterexample(of: RayPetsFlow.sheetPulledDownUnnoticed)
    #expect(leak.blamed == ["PetAppointmentBuilderCoordinator"])
    #expect(!LifeDrawing(of: leak).panel.text.contains("again and again"))
    #expect(LifeDrawing(of: leak).panel.text.contains("present(SelectVisitType)</text>"))
  }

  @Test
  func `what is chosen is touched, in the back menu and in an alert`() throws {
    let back = try counterexample(of: HowToCodeFlow.firstScreenForgottenByBackMenu)
    let frame = FilmFrame(
      of: back.steps[1].picture, screens: "", before: back.steps[2], rows: ["next"])
    let menu = frame.menu(top: 22)
    #expect(menu.height == 52)
    #expect(menu.svg.text.contains(">Step 1</text>"))
    #expect(menu.svg.text.contains(">Home</text><circle class=\"tap\""))
    let survey = try counterexample(of: SurveyFlow())
    let alert = FilmFrame(
      of: survey.steps[1].picture, screens: "", before: survey.steps[2], rows: ["choose"])
    #expect(alert.svg.text.contains(">Ask me </text>"))
    #expect(alert.svg.text.contains(">again</text><circle class=\"tap\""))
    #expect(alert.menu(top: 22).height == 0)
  }

  @Test
  func `what is pressed is shown, however many events there are`() {
    let found = PaperReport.flow("Trips").counterexamples[0]
    let next = Report.Step(
      event: "row 8", isGesture: false, source: nil, screens: "", picture: nil, calls: [])
    let frame = FilmFrame(
      of: found.start.picture, screens: "", before: next, rows: (1...9).map { "row \($0)" })
    let drawing = frame.svg.text
    #expect(drawing.contains(">row 8</text><circle class=\"tap\""))
    #expect((1...9).filter { drawing.contains(">row \($0)</text>") } == [1, 2, 3, 4, 5, 8])
  }

  @Test
  func `the steps of a circle are marked, and no others`() {
    let page = HTMLReport(of: PaperReport.make(cycle: 2, steps: 4)).files[2].text
    #expect(page.matches(of: /class="frame( bad)? again"/).count == 2)
    #expect(page.ranges(of: "and so on for ever").count == 1)
  }

  @Test(arguments: [
    ("the user waits", "The user waits."), ("Step 1 has left", "Step 1 has left."),
    ("iPad is lost", "iPad is lost."), ("", "."),
  ])
  func `a reason is a sentence`(reason: String, sentence: String) {
    #expect(Wording.sentence(reason) == sentence)
  }
}
