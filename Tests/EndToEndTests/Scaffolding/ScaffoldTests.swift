import FlowChecking
import FlowScaffolding
import Foundation
import SampleFlows
import Testing

/// Flows that are written from what the compiler tells of the sample flows.
@MainActor @Suite
struct ScaffoldTests {
  @Test(arguments: zip(["HomeCoordinator", nil] as [String?], [nil, "RayPets"] as [String?]))
  func `what is written for RayPets is what is compiled here`(
    root: String?, folder: String?
  ) async throws {
    let flow = try await Self.flow(root: root, folder: folder)
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "HomeFlow.swift")
    #expect(flow.name == "HomeFlow")
    let compiled = try String(contentsOf: file, encoding: .utf8)
    #expect(flow.text == compiled)
  }

  @Test
  func `what is written explores the same graph as what was written by hand`() throws {
    let written = try FlowExplorer(of: HomeFlow()).explore()
    let byHand = try FlowExplorer(of: RayPetsFlow()).explore()
    #expect(written.outcome == .holds)
    #expect(written.statistics.states == 33)
    #expect(written.statistics.transitions == 222)
    #expect(byHand.statistics.states == 33)
    #expect(byHand.statistics.transitions == 222)
  }

  @Test
  func `a value that cannot be known is a property to fill in`() async throws {
    let text = try await Self.flow(root: "AppCoordinator").text
    #expect(text.contains("struct AppFlow: Flow {\n  var tabs: [Page] = []  // fill in\n"))
    #expect(text.contains("didChoose: $0.page)"))
  }

  @Test
  func `a router of a stack is made for a stack, by the only class of the module that is one`()
    async throws
  {
    let text = try await Self.flow(root: "HowToCodeHomeCoordinator").text
    #expect(text.contains("RecordingRouter(BookNavigationRouter(navigationController: $0))"))
  }

  @Test
  func `a root that is not there is refused with those that are`() async {
    await #expect {
      try await Self.flow(root: "Nobody")
    } throws: { error in
      "\(error)".hasPrefix("There is no class Nobody; there are ")
        && "\(error)".contains(", HomeCoordinator, ")
    }
  }

  @Test
  func `a file that is there is not written over`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let graphs = folder.appending(path: "graphs")
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    try await PublicInterface.graphs(of: "SampleFlows", from: "internal")[0]
      .write(to: graphs.appending(path: "SampleFlows.symbols.json"))
    let arguments = [
      "--graphs", graphs.path, "--module", "SampleFlows", "--into", folder.path, "--root",
      "HomeCoordinator",
    ]
    #expect(ScaffoldCommand.run(arguments) == 0)
    let file = folder.appending(path: "HomeFlow.swift")
    try Data("mine".utf8).write(to: file)
    #expect(ScaffoldCommand.run(arguments) == 1)
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }

  private static func flow(root: String?, folder: String? = nil) async throws -> FlowScaffold {
    let graphs = try await PublicInterface.graphs(of: "SampleFlows", from: "internal").map {
      try FlowScaffolding.SymbolGraph(json: $0, from: "SampleFlows")
    }
    return try FlowScaffold(of: graphs, root: root, folder: folder)
  }
}
