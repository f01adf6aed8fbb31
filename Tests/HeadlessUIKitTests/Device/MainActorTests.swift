import Foundation
import Testing

@Suite struct MainActorTests {
  // N1
  @Test
  func `all classes and protocols of UIKit but values belong to the main actor`()
    throws
  {
    let folder = (1...4).reduce(URL(filePath: #filePath)) { folder, _ in
      folder.deletingLastPathComponent()
    }.appending(path: "Sources/HeadlessUIKit")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let found = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      try declarations(in: String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
    #expect(found.count > 20)
    #expect(found.filter { !$0.isOfMainActor }.map(\.name) == ["UIImage"])
  }

  private func declarations(in text: String) -> [(name: String, isOfMainActor: Bool)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let declaration = /(?:public |open |final )+(?:class|protocol) (UI\w+).*/
    return lines.indices.dropFirst().compactMap { place in
      guard let match = lines[place].wholeMatch(of: declaration) else { return nil }
      let isValue = lines[place].hasSuffix("Sendable {")
      return isValue ? nil : (String(match.output.1), lines[place - 1].contains("@MainActor"))
    }
  }
}
