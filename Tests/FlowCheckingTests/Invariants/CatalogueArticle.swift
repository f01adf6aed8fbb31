import FlowChecking
import Foundation

/// The article that has a section for each invariant: what it states and what breaks it are written by
/// a test, why it matters by hand.
struct CatalogueArticle {
  /// The folder of the articles about checking flows.
  static let folder = package.appending(path: "Sources/FlowChecking/FlowChecking.docc")

  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The words before a trace, and those for want of one.
  private static let (evidence, want) = ("Broken by the sample ", "No sample breaks it.")

  private let opening: String
  private let sections: [(title: String, text: String)]

  /// Reads an article.
  init(_ text: String) {
    let parts = text.components(separatedBy: "\n## ")
    opening = parts[0]
    sections = parts.dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1).map(String.init)
      return (lines[0], lines.count > 1 ? lines[1] : "")
    }
  }

  /// Returns the words by hand in the section of an invariant, without what a test has written.
  func prose(on name: String) -> String {
    let section = sections.first { $0.title == name }?.text ?? ""
    let paragraphs = section.components(separatedBy: "\n\n").map {
      $0.trimmingCharacters(in: .newlines)
    }.filter { !$0.isEmpty }
    return paragraphs.dropFirst().prefix { !$0.hasPrefix(Self.evidence) && $0 != Self.want }
      .joined(separator: "\n\n")
  }

  /// Returns the article with a section for each of some invariants, in their order, before all else.
  func text(
    on statements: [FlowProperty.Statement], brokenBy samples: SampleTraces
  ) -> String {
    let names = statements.map(\.name)
    let known = statements.map { statement in
      let trace = samples.trace(breaking: statement.name)
      let paragraphs = [
        "`\(statement.id)`, \(statement.severity.rawValue). \(statement.sentence ?? "")",
        prose(on: statement.name),
        trace.map { "\(Self.evidence)`\($0.flow)`:\n\n```\n\($0.text)\n```" }
          ?? Self.want,
      ]
      return "## \(statement.name)\n\n"
        + paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }
    let others = sections.filter { !names.contains($0.title) }.map { "## \($0.title)\n\($0.text)" }
    return ([opening] + known + others).joined(separator: "\n")
  }
}
