import Foundation
import Testing

/// Code that ends its process is a finding like any other.
@Suite
struct CrashTests {
  private func counterexample(of flow: String, hang: String = "400ms") async throws -> String {
    let tool = try await Tool(
      "explore", flow, "--profile", "26", "--hang", hang, "--memory-limit", "100")
    #expect(tool.status == 1)
    #expect(tool.complaints == "")
    return tool.output.components(separatedBy: "\n\n").prefix(2).joined(separator: "\n")
  }

  @Test
  func `a trap is found with its place in the source`() async throws {
    #expect(
      try await counterexample(of: "TrapsOnTheWayBack") == """
        ✘ TrapsOnTheWayBack breaks 1 of 16 promises
          ✘ no crash or hang — the app crashes: Precondition failed: Every screen has a closure. \
        (StrictNavigationRouter.swift:11)
            after 2 events, the shortest possible (all 2 nearer states searched)
                 launch  Home
              1. learn  Home > Step 1
              2. back   (crashed)  ✘ broken here
            replay: swift run clew replay TrapsOnTheWayBack 'learn > back'
        """)
  }

  @Test
  func `a hang is found`() async throws {
    #expect(
      try await counterexample(of: "WaitsForItself") == """
        ✘ WaitsForItself breaks 1 of 16 promises
          ✘ no crash or hang — the app hangs: it did not come back within 0.4 seconds
            after 6 events, the shortest possible (all 13 nearer states searched)
                 launch      Home
              1. learn       Home > Step 1
              2. next        Home > Step 1 > Step 2
              3. next        Home > Step 1 > Step 2 > Step 3
              4. next        Home > Step 1 > Step 2 > Step 3 > Step 4
              5. next        Home > Step 1 > Step 2 > Step 3 > Step 4 > Start Over
              6. start over  (hangs)  ✘ broken here
            replay: swift run clew replay WaitsForItself 'learn > next > next > next > next > start over'
        """)
  }

  @Test
  func `an app that ends itself is found`() async throws {
    let text = try await counterexample(of: "EndsTheApp")
    #expect(text.contains("✘ no crash or hang — the app ends itself with status 0\n"))
    #expect(text.contains("6. start over  (ended)  ✘ broken here\n"))
  }

  @Test
  func `a stack that overflows is found`() async throws {
    let text = try await counterexample(of: "OverflowsTheStack", hang: "60s")
    #expect(
      text.contains(
        "— the app crashes with signal 11: bad memory access or stack overflow\n"))
    #expect(
      text.contains("after 6 events, the shortest possible (all 13 nearer states searched)\n"))
    #expect(text.contains("6. start over  (crashed)  ✘ broken here\n"))
  }

  @Test
  func `memory without bound is found`() async throws {
    #expect(
      try await counterexample(of: "FillsTheMemory", hang: "60s") == """
        ✘ FillsTheMemory breaks 1 of 16 promises
          ✘ no crash or hang — the app has more than 100 MB of memory
            after 6 events, the shortest possible (all 13 nearer states searched)
                 launch      Home
              1. learn       Home > Step 1
              2. next        Home > Step 1 > Step 2
              3. next        Home > Step 1 > Step 2 > Step 3
              4. next        Home > Step 1 > Step 2 > Step 3 > Step 4
              5. next        Home > Step 1 > Step 2 > Step 3 > Step 4 > Start Over
              6. start over  (out of memory)  ✘ broken here
            replay: swift run clew replay FillsTheMemory 'learn > next > next > next > next > start over'
        """)
  }

  @Test
  func `a crash ends the tool that runs the flow itself`() async throws {
    let tool = try await Tool("replay", "TrapsOnTheWayBack", "learn > back", "--in-process")
    #expect(tool.output == "")
    #expect(tool.complaints.contains("Precondition failed: Every screen has a closure."))
  }
}
