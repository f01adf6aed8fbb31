import Testing

@testable import FlowReports

/// Diagrams of a report's screens and states, for Mermaid, Graphviz and tools that reckon.
@Suite
struct DiagramTests {
  @Test
  func `Graphviz gets the screens by coordinator`() {
    #expect(
      DOTReport(of: PaperReport.make()).text == """
        digraph clew {
          rankdir=LR;
          node [shape=box, style=rounded];
          subgraph cluster_f1 {
            label="Trips";
            subgraph cluster_f1_c1 {
              label="HomeCoordinator";
              f1_s1 [label="Home"];
            }
            subgraph cluster_f1_c2 {
              label="PlanCoordinator";
              f1_s2 [label="Plan"];
              f1_s3 [label="Note"];
            }
            f1_s1 -> f1_s2 [label="plan"];
            f1_s2 -> f1_s3 [label="add"];
            f1_s3 -> f1_s1 [label="done", style=dashed, constraint=false];
          }
        }

        """)
  }

  @Test
  func `the signs of HTML are no signs for Graphviz`() {
    let text = DOTReport(of: PaperReport.make(word: " & \\ Co")).text
    #expect(text.contains("[label=\"Home &amp; \\\\ Co\"]"))
  }

  @Test
  func `Mermaid gets the same, in a frame for each flow where there are several`() {
    let one = """
      flowchart LR
        subgraph f1_c1["HomeCoordinator"]
          f1_s1["Home"]
        end
        subgraph f1_c2["PlanCoordinator"]
          f1_s2["Plan"]
          f1_s3["Note"]
        end
        f1_s1 -->|"plan"| f1_s2
        f1_s2 -->|"add"| f1_s3
        f1_s3 -.->|"done"| f1_s1

      """
    #expect(MermaidReport(of: PaperReport.make()).text == one)
    let two = MermaidReport(of: Report(flows: [PaperReport.flow("A"), PaperReport.flow("B")])).text
    #expect(two.contains("  subgraph f2[\"B\"]\n    subgraph f2_c1[\"HomeCoordinator\"]\n"))
    #expect(two.split(separator: "\n").count == 25)
  }

  @Test
  func `GraphML has a node for each state and an edge for each event that was tried`() {
    let text = GraphMLReport(of: PaperReport.make()).text
    #expect(text.matches(of: /<node\b/).count == 3)
    #expect(text.matches(of: /<edge\b/).count == 4)
    #expect(
      text.contains(
        "    <edge source=\"f1_n1\" target=\"f1_n0\">\n"
          + "      <data key=\"event\">pull sheet down</data>\n"
          + "      <data key=\"gesture\">true</data>\n"))
  }

  @Test(.enabled(if: Checker.hasXML), arguments: PaperReport.hostileNames)
  func `GraphML is XML whatever things are called`(name: String) async throws {
    let text = GraphMLReport(of: PaperReport.make(name, word: name)).text
    let check = try await Checker(["xmllint", "--noout"], on: text)
    #expect(check.status == 0, "\(check.output)")
  }

  @Test(.enabled(if: Checker.hasGraphviz), arguments: PaperReport.hostileNames)
  func `Graphviz draws whatever things are called`(name: String) async throws {
    let text = DOTReport(of: PaperReport.make(name, word: name)).text
    let check = try await Checker(["dot", "-Tsvg"], on: text)
    #expect(check.status == 0)
    #expect(!check.output.contains("Warning"))
    #expect(check.output.matches(of: /class=.node/).count == 3)
    #expect(check.output.matches(of: /class=.edge/).count == 3)
  }

  @Test(arguments: PaperReport.hostileNames)
  func `no name begins a line in Mermaid`(name: String) {
    let text = MermaidReport(of: PaperReport.make(name, word: name)).text
    #expect(text.split { $0.isNewline }.count == 11)
    #expect(text.matches(of: /["]/).count == 16)
  }
}
