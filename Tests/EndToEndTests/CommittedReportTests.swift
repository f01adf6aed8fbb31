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

  /// Two sound flows, and three with a fault of another kind each.
  private static let shown = [
    "HowToCode", "RayPets", "FirstScreenForgottenByBackMenu", "SheetPulledDownUnnoticed",
    "SurveyWithoutEnd",
  ]

  @Test
  func `the pages of some samples are current`() throws {
    let folder = Tool.package.appending(path: "Reports/Samples")
    let written = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: written) }
    #expect(try Tool(["explore"] + Self.shown + ["--report", written.path]).status == 1)
    let fresh = try contents(of: written)
    let isCurrent = (try? contents(of: folder)) == fresh
    if !isCurrent {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.copyItem(at: written, to: folder)
    }
    #expect(isCurrent, "Reports/Samples was written anew; look at it and commit it.")
  }

  /// Returns the texts of the files in a folder by their names.
  private func contents(of folder: URL) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: folder.appending(path: $1), encoding: .utf8)
    }
  }
}
