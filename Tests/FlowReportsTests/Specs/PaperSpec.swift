import FlowChecking
import HeadlessUIKit
import SampleFlows

@testable import FlowReports

/// A spec on paper, for one test.
enum PaperSpec {
  /// A small shop, by its heading, its diagram and nothing else.
  static let shop = """
    # Shop

    ```mermaid
    stateDiagram-v2
      state "Home" as s_Home
      state "Home > Cart" as s_Cart
      [*] --> s_Home
      s_Home --> s_Cart : buy
      s_Cart --> s_Home : back
    ```

    """

  /// Returns the spec with one line, counted from 1, replaced.
  static func shop(line: Int, _ text: String) -> String {
    var lines = shop.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[line - 1] = text
    return lines.joined(separator: "\n")
  }

  /// Reads a text as a spec.
  static func read(_ text: String) throws(SpecError) -> Spec {
    try Spec(bytes: Array(text.utf8), path: "Shop.md")
  }

  /// Returns what is wrong with a text, or nothing.
  static func fault(in text: String) -> String {
    do {
      _ = try read(text)
      return ""
    } catch {
      return error.description
    }
  }

  /// What RayPets does.
  @MainActor static let rayPets = Result {
    try FlowExplorer(of: RayPetsFlow(), profiles: [.newest]).survey()
  }
}
