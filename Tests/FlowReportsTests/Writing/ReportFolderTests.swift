import Folders
import Foundation
import Testing

@testable import FlowReports

/// A folder has all of one report or all of another, never some of both.
@Suite
struct ReportFolderTests {
  /// A name that no file system takes.
  private let impossible = ReportFile(name: String(repeating: "n", count: 300), text: "")

  private func write(_ files: [String: String], to path: String) throws {
    try ReportFolder(at: path).write(
      files.sorted { $0.key < $1.key }.map { ReportFile(name: $0.key, text: $0.value) })
  }

  @Test
  func `a failure between two files leaves the old ones, and nothing beside them`() throws {
    let folder = try TemporaryFolder()
    try write(["a": "old a", "b": "old b"], to: folder.path("report"))
    try folder.write("mine", to: "report/notes")
    let number = try folder.number(of: "report")
    let error = RegressionError(
      path: folder.path("report") + "/\(impossible.name)", line: nil,
      reason: "this could not be written")
    #expect(throws: error) {
      try ReportFolder(at: folder.path("report")).write([
        ReportFile(name: "a", text: "new a"), impossible, ReportFile(name: "b", text: "new b"),
      ])
    }
    #expect(try folder.names == ["report"])
    #expect(try folder.number(of: "report") == number)
    #expect(try folder.read("report/a") == "old a")
    #expect(try folder.read("report/b") == "old b")
    #expect(try folder.read("report/notes") == "mine")
  }

  @Test
  func `a failure in a folder with folders in it leaves the old files too`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "report/in/notes")
    try write(["a": "old a"], to: folder.path("report"))
    #expect(throws: RegressionError.self) {
      try ReportFolder(at: folder.path("report")).write([
        ReportFile(name: "a", text: "new a"), impossible,
      ])
    }
    #expect(try folder.read("report/a") == "old a")
    try write(["a": "new a"], to: folder.path("report"))
    #expect(try folder.read("report/a") == "new a")
    #expect(try folder.read("report/in/notes") == "mine")
    #expect(try folder.names == ["report"])
  }

  @Test
  func `all files come at once, in a new folder with what else was in the old one`() throws {
    let folder = try TemporaryFolder()
    try write(["a": "old", "b": "old"], to: folder.path("above/report"))
    try folder.write("mine", to: "above/report/notes")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o750], ofItemAtPath: folder.path("above/report"))
    let numbers = try ["above/report", "above/report/notes"].map { try folder.number(of: $0) }
    try write(["a": "new", "c": "new"], to: folder.path("above/report"))
    let now = try ["above/report", "above/report/notes"].map { try folder.number(of: $0) }
    #expect(now[0] != numbers[0])
    #expect(now[1] == numbers[1])
    let names = ["a", "b", "c", "notes"]
    #expect(
      try names.map { try folder.read("above/report/\($0)") } == ["new", "old", "new", "mine"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("above/report"))
    #expect(attributes[.posixPermissions] as? Int == 0o750)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("above")) == ["report"])
  }

  @Test
  func `two folders change their names in one go, if both are there`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "one/file")
    try folder.write("b", to: "two/file")
    let (one, two) = (URL(filePath: folder.path("one")), URL(filePath: folder.path("two")))
    #expect(NameExchange.swap(one, two))
    #expect(try ["one/file", "two/file"].map { try folder.read($0) } == ["b", "a"])
    #expect(!NameExchange.swap(one, URL(filePath: folder.path("three"))))
    #expect(try folder.names == ["one", "two"])
  }

  @Test
  func `whoever looks while a report is written finds the old one or the new one`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("report")
    try write(["a": "0"], to: path)
    let writing = Task.detached {
      for number in 1...200 {
        try ReportFolder(at: path).write([ReportFile(name: "a", text: "\(number)")])
      }
    }
    var found = 0
    while found < 200 {
      found = max(found, try #require(Int(try folder.read("report/a"))))
      await Task.yield()
    }
    try await writing.value
    #expect(try folder.names == ["report"])
  }

  @Test
  func `a link to a folder stays one`() throws {
    let folder = try TemporaryFolder()
    try write(["a": "old"], to: folder.path("real"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("real"))
    try write(["a": "new"], to: folder.path("link"))
    #expect(try folder.names == ["link", "real"])
    #expect(try folder.read("real/a") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link"))
        == folder.path("real"))
  }

  @Test
  func `the pages of a flow go when the report has it no more, and others stay`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("report")
    try ReportFolder(at: path).write(Report(flows: ["A", "B"].map { PaperReport.flow($0) }))
    try folder.write("mine", to: "report/B.txt")
    try ReportFolder(at: path).write(Report(flows: [PaperReport.flow("A")]))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path).sorted() == [
        "A.counterexample-1.html", "A.html", "A.states-1.html", "A.svg", "B.txt", "index.html",
        "report.css", "report.json",
      ])
  }
}
