import Folders
import Foundation
import Testing

/// What the tool does when there is no room for what it writes: nothing that was there is lost.
///
/// The limit on the size of a file, which every system has, stands for a disk that becomes full in the
/// middle of one.
@Suite
struct FullDiskTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Runs the tool where no file can be longer than so many blocks of 512 bytes.
  private func run(_ blocks: Int, _ arguments: [String]) async throws -> Program {
    let script = "trap '' XFSZ; ulimit -f \(blocks); exec \"$@\""
    return try await Program("/bin/sh", ["-c", script, "sh", Tool.executable.path] + arguments)
  }

  private func contents() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: folder.appending(path: $1), encoding: .utf8)
    }
  }

  @Test
  func `a report that does not fit leaves the old one as it was`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try await Tool("explore", "NoWayBackFromTerms", "--report", folder.path).status == 1)
    let old = try contents()
    #expect(old.count == 7)
    let full = try await run(8, ["explore", "RayPets", "--in-process", "--report", folder.path])
    #expect(full.status == 70)
    #expect(
      full.complaints == "clew: \(folder.path)/report.json: this could not be written.\n")
    #expect(try contents() == old)
  }

  @Test
  func `pages that do not fit are said, and those that were there are whole`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try await Tool("explore", "NoWayBackFromTerms", "--report", folder.path).status == 1)
    let old = try contents()
    let report = folder.appending(path: "report.json").path
    let full = try await run(
      8, ["report", report, "--html", folder.path, "--graphml", "/dev/null"])
    #expect(full.status == 70)
    #expect(full.complaints.hasSuffix(": this could not be written.\n"))
    #expect(try contents() == old)
  }
}
