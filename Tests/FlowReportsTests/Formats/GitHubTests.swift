import Testing

@testable import FlowReports

/// What GitHub shows of a report: annotations and the summary of a step.
@Suite
struct GitHubTests {
  private func report(flows: Int) -> Report {
    Report(flows: (1...flows).map { PaperReport.flow("Flow \($0)") })
  }

  @Test
  func `an annotation is at the place of its finding`() {
    #expect(
      GitHubAnnotations(of: PaperReport.make()).text
        == "::error file=Trip.swift,line=7,title=Trips%3A no leaked children::Trips breaks "
        + "“no leaked children”: Plan is still a child (Trip.swift:7)%0AReplay: clew replay "
        + "'plan > done'\n")
  }

  @Test
  func `what ends a property of a command is escaped`() {
    let text = GitHubAnnotations(of: PaperReport.make("One, two: 3 %")).text
    #expect(text.contains(",title=One%2C two%3A 3 %25%3A no leaked children::"))
  }

  @Test
  func `a fence is longer than those inside, and of a long trace the rest is counted`() {
    #expect(MarkdownText.fenced("a\n````\nb", as: "sh") == "`````sh\na\n````\nb\n`````\n")
    let text = MarkdownReport(of: PaperReport.make(steps: 120)).text
    #expect(text.contains("\n| 99 | plan | Home \\| Plan |\n| | and 21 more | |\n"))
  }

  @Test
  func `of more than nine findings the rest is counted`() {
    let nine = GitHubAnnotations(of: report(flows: 9)).text.split(separator: "\n")
    #expect(nine.count == 9)
    let lines = GitHubAnnotations(of: report(flows: 12)).text.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.last == "::error title=clew::and 3 more, see the summary")
    #expect(GitHubAnnotations(of: Report(flows: [])).text == "")
  }

  @Test(arguments: PaperReport.hostileNames)
  func `a name begins no command of its own`(name: String) {
    let text = GitHubAnnotations(of: PaperReport.make(name, word: name)).text
    #expect(text.split { $0.isNewline }.count == 1)
    #expect(text.hasPrefix("::error file="))
  }

  @Test
  func `a summary has a row for each flow, the map with the trace, and the steps`() {
    #expect(
      MarkdownReport(of: PaperReport.make()).text == """
        # ✘ 1 of 1 flow breaks promises

        | flow | | promises | states | reach |
        |---|---|--:|--:|---|
        | Trips | ✘ broken | 2 broken of 4 | 3 | exhaustive |

        ## Trips

        ```mermaid
        flowchart LR
          subgraph f_c1["HomeCoordinator"]
            f_s1["Home"]
          end
          subgraph f_c2["PlanCoordinator"]
            f_s2["Plan"]
            f_s3["Note"]
          end
          f_s1 ==>|"1 plan"| f_s2
          f_s2 ==>|"2 done"| f_s1
          f_s2 -->|"add"| f_s3
          f_s3 -.->|"done"| f_s1
          classDef bad stroke:#c4243b,stroke-width:3px
          class f_s1,f_s2 bad
          linkStyle 0,1 stroke:#c4243b,stroke-width:3px
        ```

        ### ✘ no leaked children

        - **no leaked children**: Plan is still a child (Trip.swift:7)
        - **balanced stack**: Home was removed

        | | event | on screen |
        |--:|---|---|
        | 0 | launch | Home |
        | 1 | plan | Home \\| Plan |
        | 2 | done | Home |

        ```sh
        clew replay 'plan > done'
        ```

        """)
  }

  @Test
  func `no more than twenty findings are shown, the rest is counted`() {
    let text = MarkdownReport(of: report(flows: 23)).text
    #expect(text.matches(of: /### ✘/).count == 20)
    #expect(text.hasSuffix("\nand 3 more, see report.json\n"))
  }

  @Test(arguments: PaperReport.hostileNames)
  func `no name ends a row, a fence or the text`(name: String) {
    let text = MarkdownReport(of: PaperReport.make(name, word: name)).text
    #expect(text.utf8.count < 1_000_000)
    #expect(text.matches(of: /(?m)^\| \d \| .* \| .* \|$/).count == 3)
    #expect(text.matches(of: /(?m)^`{3,}/).count == 4)
    let prose = text.split(separator: "\n").filter { $0.first.map("#|-".contains) == true }
    #expect(!prose.joined().replacing("\\<", with: "").contains("<"))
  }

  @Test
  func `a map of too many screens is not drawn`() {
    let flow = PaperReport.wide(600)
    #expect(MermaidFlow(of: flow, id: "f").text == nil)
    #expect(
      MarkdownReport(of: Report(flows: [flow])).text
        .contains("The map of its screens is too large to be drawn here."))
    #expect(MermaidFlow(of: PaperReport.wide(400), id: "f").text != nil)
  }
}
