import Foundation
import Testing

/// The committed specs say what the samples do today.
@Suite
struct CommittedSpecTests {
  @Test(arguments: ["HowToCode", "RayPets"])
  func `the spec of a sample is current`(_ flow: String) async throws {
    let file = Tool.package.appending(path: "Specs/\(flow).md")
    let committed = try Data(contentsOf: file)
    let verified = try await Tool("verify", file.path)
    if verified.status == 1 { _ = try await Tool("verify", "--record", file.path) }
    #expect(verified.status == 0, "\(verified.output)Look at the spec, which was written anew.")
    #expect(verified.complaints == "")
    #expect(try await Tool("verify", "--record", file.path).status == 0)
    #expect(try Data(contentsOf: file) == committed)
  }
}
