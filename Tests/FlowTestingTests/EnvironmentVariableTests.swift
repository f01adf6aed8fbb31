import Foundation
import Testing

@testable import FlowTesting

/// The page that documents the variables of the environment.
@Suite
struct EnvironmentVariableTests {
  @Test
  func `the page has a row for each variable, in order, with what it takes`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(
        path: "Sources/FlowTesting/FlowTesting.docc/EnvironmentVariables.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }
    let cells = rows.map { $0.split(separator: " | ").prefix(2).map(String.init) }
    #expect(cells == EnvironmentVariable.allCases.map { ["| `\($0.rawValue)`", $0.kind] })
  }
}
