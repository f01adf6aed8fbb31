import Folders
import Testing

@testable import FlowReports

/// Reports name files by their modules, services by their paths in a checkout.
@Suite
struct SourceFilesTests {
  private let folder: TemporaryFolder
  private let files: SourceFiles

  init() throws {
    folder = try TemporaryFolder()
    for path in [
      "Sources/App/Home/Home.swift", "Sources/App/Row.swift", "Sources/Kit/Row.swift",
      "App/Legacy/Menu.swift", "Kit/Menu.swift", "Kit/Menu.txt", ".build/App/Hidden.swift",
      "Tests/AppTests/A/Twice.swift", "Tests/AppTests/B/Twice.swift", "Demo/Only.swift",
    ] {
      try folder.write("", to: path)
    }
    files = SourceFiles(below: folder.path)
  }

  @Test(arguments: [
    ("App/Home.swift", "Sources/App/Home/Home.swift"), ("App/Row.swift", "Sources/App/Row.swift"),
    ("Kit/Row.swift", "Sources/Kit/Row.swift"), ("Kit/Menu.swift", "Kit/Menu.swift"),
    ("App/Menu.swift", "App/Legacy/Menu.swift"), ("Main/Only.swift", "Demo/Only.swift"),
    ("Only.swift", "Demo/Only.swift"),
  ])
  func `a file is found by its module and name`(file: String, path: String) {
    #expect(files.path(of: file) == path)
  }

  @Test(arguments: [
    "App/Nowhere.swift", "Other/Row.swift", "Row.swift", "AppTests/Twice.swift", "App/Hidden.swift",
    "report.json", "", "/",
  ])
  func `what is not there, hidden or not alone keeps its name`(file: String) {
    #expect(files.path(of: file) == file)
  }

  @Test
  func `a folder that is not there has no files`() {
    let files = SourceFiles(below: folder.path("gone"))
    #expect(files.path(of: "App/Row.swift") == "App/Row.swift")
    #expect(SourceFiles().path(of: "App/Row.swift") == "App/Row.swift")
  }

  @Test
  func `annotations and code scanning are given paths`() throws {
    try folder.write("", to: "ios/Trips/Trip.swift")
    let files = SourceFiles(below: folder.path)
    let annotations = GitHubAnnotations(of: PaperReport.make(), in: files).text
    #expect(annotations.hasPrefix("::error file=ios/Trips/Trip.swift,line=7,"))
    let sarif = SARIFReport(of: PaperReport.make(), in: files).text
    #expect(sarif.contains("\"ios/Trips/Trip.swift\""))
  }
}
