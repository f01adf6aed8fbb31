import FlowScaffolding
import Folders
import Foundation
import Testing

/// What the compiler makes of a flow that is written for a module that it has compiled.
@Suite
struct OddAppTests {
  @Test
  func `the flow of an app that is hard to write one for is written so, and compiles`() async throws
  {
    let folder = try TemporaryFolder()
    let app = try folder.write(OddApp.source, to: "Oddities.swift")
    let modules = ["-swift-version", "6", "-I", Tool.modules.path]
    try await Self.compile(
      [
        "-parse-as-library", "-enable-testing", "-emit-module", "-module-name", "Oddities", "-o",
        folder.path("Oddities.swiftmodule"), app,
      ] + modules)
    let graphs = try await PublicInterface.graphs(
      of: "Oddities", from: "internal", in: [folder.path, Tool.modules.path]
    ).map { try FlowScaffolding.SymbolGraph(json: $0, from: "Oddities") }
    let flow = try FlowScaffold(of: graphs)
    #expect(flow.text == OddApp.flow)
    let file = try folder.write(flow.text, to: "OddFlow.swift")
    try await Self.compile(["-typecheck", "-I", folder.path, file] + modules)
  }

  private static func compile(_ arguments: [String]) async throws {
    let compiler = try await Program("/usr/bin/env", ["swiftc"] + arguments)
    try #require(compiler.status == 0, "\(compiler.complaints)")
  }
}
