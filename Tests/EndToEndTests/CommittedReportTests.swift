import Foundation
import Testing

/// The committed report of the samples is what the tool prints today.
@Suite
struct CommittedReportTests {
  @Test
  func `the report of the samples is current`() throws {
    let file = Tool.package.appending(path: "Reports/Samples.txt")
    let printed = try ToolTests.explored.get().output
    let committed = try? String(contentsOf: file, encoding: .utf8)
    if committed != printed { try printed.write(to: file, atomically: true, encoding: .utf8) }
    #expect(committed == printed, "Reports/Samples.txt was written anew; look at it and commit it.")
  }
}
