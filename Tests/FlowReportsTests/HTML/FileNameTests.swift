import Testing

@testable import FlowReports

/// Files of flows are called like their flows, on any file system.
@Suite
struct FileNameTests {
  @Test(arguments: [
    (["RayPets", "Login"], ["RayPets", "Login"]),
    (
      ["A b/c:d", "../up", "a.b", "שלום", "", "Ä1"],
      ["A-b-c-d", "up", "a-b", "flow", "flow-2", "1"]
    ),
    (["Login", "login", "LOGIN", "login-2"], ["Login", "login-3", "LOGIN-4", "login-2"]),
    (["index", "Con", "LPT1", "aux-2"], ["index-2", "Con-2", "LPT1-2", "aux-2"]),
    ([String(repeating: "long", count: 2500)], [String(repeating: "long", count: 15)]),
  ])
  func `a name is plain, and differs from others in more than case`(
    flows: [String], names: [String]
  ) {
    #expect(FileNames(of: flows).names == names)
  }

  @Test
  func `a flow keeps its name when others are added`() {
    let report = Report(flows: ["B", "A", "C"].map { PaperReport.flow($0) })
    #expect(
      HTMLReport(of: report).files.map(\.name) == [
        "index.html", "B.html", "B.counterexample-1.html", "B.states-1.html", "A.html",
        "A.counterexample-1.html", "A.states-1.html", "C.html", "C.counterexample-1.html",
        "C.states-1.html", "B.svg", "A.svg", "C.svg", "report.css",
      ])
  }

  @Test
  func `pages and pictures of a flow are known from other files`() {
    let names = FileNames(of: ["RayPets"])
    let own = ["RayPets.html", "RayPets.states-12.html", "RayPets.svg"]
    #expect(own.allSatisfy(names.include))
    let others = ["RayPets", "RayPets.txt", "RayPets2.html", "index.html", "notes.RayPets.html"]
    #expect(!others.contains(where: names.include))
  }
}
