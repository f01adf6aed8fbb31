import Testing

@testable import FlowCommand

/// What the articles show is compiled and understood.
@Suite
struct ArticleTests {
  @Test
  func `every piece of Swift in the articles is a piece of a file that is compiled`() throws {
    let sources = try SourceExcerpts()
    for name in try Article.names {
      for block in try Article(named: name).blocks where block.language == "swift" {
        #expect(sources.missing(from: block.text) == [], "\(name).md:\(block.line)")
      }
    }
  }

  @Test
  func `every command in the articles is one that the tool understands`() throws {
    for name in try Article.names {
      for block in try Article(named: name).blocks where block.language == "sh" {
        for line in block.text.split(separator: "\n") {
          guard let words = CommandLineWords(line).words else { continue }
          var parser = CommandParser(words)
          #expect(throws: Never.self, "\(name).md:\(block.line): \(line)") { try parser.parse() }
        }
      }
    }
  }

  @Test
  func `a piece that is in no file is found`() throws {
    let sources = try SourceExcerpts()
    #expect(sources.missing(from: "let cakes = CakesViewController()\n") == [])
    #expect(sources.missing(from: "let cake = CakesViewController()\n").count == 1)
  }
}
