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
  private func run(_ blocks: Int, _ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    let complaints = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", "trap '' XFSZ; ulimit -f \(blocks); exec \"$@\"", "sh", Tool.executable.path]
      + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = complaints
    try process.run()
    let text = complaints.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  private func contents() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: folder.appending(path: $1), encoding: .utf8)
    }
  }

  @Test
  func `a report that does not fit leaves the old one as it was`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Tool("explore", "NoWayBackFromTerms", "--report", folder.path).status == 1)
    let old = try contents()
    #expect(old.count == 7)
    let full = try run(8, ["explore", "RayPets", "--in-process", "--report", folder.path])
    #expect(full.status == 70)
    #expect(
      full.text == "clew: \(folder.path)/report.json: this could not be written.\n")
    #expect(try contents() == old)
  }

  @Test
  func `pages that do not fit are said, and those that were there are whole`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Tool("explore", "NoWayBackFromTerms", "--report", folder.path).status == 1)
    let old = try contents()
    let report = folder.appending(path: "report.json").path
    let full = try run(8, ["report", report, "--html", folder.path, "--graphml", "/dev/null"])
    #expect(full.status == 70)
    #expect(full.text.hasSuffix(": this could not be written.\n"))
    #expect(try contents() == old)
  }
}
