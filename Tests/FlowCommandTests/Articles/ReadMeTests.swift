import Foundation
import Testing

/// The way from nothing to a first counterexample, as the read-me shows it.
///
/// The script first-flow of the continuous integration goes it, word for word.
@Suite
struct ReadMeTests {
  @Test
  func `six lines of code and three commands lead to a flow of one's own`() throws {
    let lines = try section("## In your package")
    let code = lines.drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }
    #expect(code.count { !$0.isEmpty } == 6)
    #expect(
      lines.filter { $0.hasPrefix("    ") }.map { $0.drop(while: \.isWhitespace) } == [
        "git clone THIS-REPOSITORY ../clew",
        "swift package --allow-writing-to-package-directory clew-scaffold --target App",
        "swift test",
      ])
  }

  private func section(_ heading: String) throws -> [String] {
    let file = Article.package.appending(path: "README.md")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    return Array(lines.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("## ") })
  }
}
