import Foundation
import Testing

/// The committed report of the samples is what the tool prints today.
@Suite
struct CommittedReportTests {
  @Test
  func `the report of the samples is current`() async throws {
    let file = Tool.package.appending(path: "Reports/Samples.txt")
    let printed = try await ToolTests.explored.value.output
    let committed = try? String(contentsOf: file, encoding: .utf8)
    if committed != printed { try printed.write(to: file, atomically: true, encoding: .utf8) }
    #expect(committed == printed, "Reports/Samples.txt was written anew; look at it and commit it.")
  }

  @Test
  func `the pages of the samples are current`() async throws {
    let folder = Tool.package.appending(path: "Reports/Samples")
    #expect(try await ToolTests.explored.value.status == 1)
    let fresh = try contents(of: ToolTests.report)
    let isCurrent = (try? contents(of: folder)) == fresh
    if !isCurrent {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.copyItem(at: ToolTests.report, to: folder)
    }
    #expect(isCurrent, "Reports/Samples was written anew; look at it and commit it.")
    #expect(fresh.values.reduce(0) { $0 + $1.utf8.count } < 5_000_000)
  }

  @Test
  func `the read-me shows the map of the sample that it tells of`() throws {
    let readMe = try String(
      contentsOf: Tool.package.appending(path: "README.md"), encoding: .utf8)
    let link = try #require(readMe.firstMatch(of: /!\[(\w+): [^\]]+\]\(([\w\/.\-]+)\)/))
    let picture = try String(
      contentsOf: Tool.package.appending(path: String(link.2)), encoding: .utf8)
    #expect(picture.contains("<title>Navigation map of \(link.1)</title>"))
    #expect(readMe.contains("replay \(link.1) "))
  }

  /// Returns the texts of the files in a folder by their names.
  private func contents(of folder: URL) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: folder.appending(path: $1), encoding: .utf8)
    }
  }
}
