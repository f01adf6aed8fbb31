import FlowScaffolding
import Folders
import Foundation
import Testing

/// What the compiler makes of a flow that is written for a module that it has compiled.
@Suite
struct OddAppTests {
  @Test
  func `the flow of an app that is hard to write one for is written so, and compiles`() throws {
    let folder = try TemporaryFolder()
    let app = try folder.write(OddApp.source, to: "Oddities.swift")
    let modules = ["-swift-version", "6", "-I", Tool.modules.path]
    try Self.compile(
      [
        "-parse-as-library", "-enable-testing", "-emit-module", "-module-name", "Oddities", "-o",
        folder.path("Oddities.swiftmodule"), app,
      ] + modules)
    let graphs = try PublicInterface.graphs(
      of: "Oddities", from: "internal", in: [folder.path, Tool.modules.path]
    ).map { try FlowScaffolding.SymbolGraph(json: $0, from: "Oddities") }
    let flow = try FlowScaffold(of: graphs)
    #expect(flow.text == OddApp.flow)
    let file = try folder.write(flow.text, to: "OddFlow.swift")
    try Self.compile(["-typecheck", "-I", folder.path, file] + modules)
  }

  private static func compile(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
