import FlowTesting
import SampleFlows
import Testing

/// What happens to a check where Swift Testing would drop what it records.
@Suite
struct OutsideOfTestsTests {
  @Test
  func `a check outside of a test does not pass silently`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { verify(RayPetsFlow(), replaying: "schedule") }
    }
    let complaint = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(complaint.contains("In a test of XCTest import FlowTestingXCTest;"))
  }
}
