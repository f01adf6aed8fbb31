import Folders
import Foundation
import Testing

/// Workers fork from one process, which outlasts their crashes.
@Suite
struct ForkTests {
  /// Each program that the system's linker starts writes a file when it is told to: ld.so(8).
  @Test(arguments: ["HowToCode", "EndsTheApp", "OverflowsTheStack"])
  func `a crash starts no program`(flow: String) async throws {
    let folder = try TemporaryFolder()
    let environment = ["LD_DEBUG": "statistics", "LD_DEBUG_OUTPUT": folder.path("program")]
    let tool = try await Program(
      Tool.executable.path, ["explore", flow, "--profile", "26"],
      with: ProcessInfo.processInfo.environment.merging(environment) { $1 })
    #expect(tool.status == (flow == "HowToCode" ? 0 : 1))
    #expect(try folder.names.count == 2)
  }

  @Test
  func `where no worker can be started, that is said, and the flow runs in the tool`() async throws
  {
    let command = "ulimit -n 16; exec \(Tool.executable.path) explore HowToCode --profile 26"
    let tool = try await Program("/bin/sh", ["-c", command])
    #expect(
      tool.complaints == """
        clew: No worker can be started: Too many open files. HowToCode runs in this process, which \
        ends when an event crashes, and waits for one that does not come back.

        """)
    #expect(tool.output == (try await Tool("explore", "HowToCode", "--profile", "26").output))
  }
}
