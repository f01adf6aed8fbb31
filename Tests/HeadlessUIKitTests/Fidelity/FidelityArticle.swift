import Foundation

/// The committed article, and the tests that hold its rows.
enum FidelityArticle {
  /// Where the article is.
  static let file = package.appending(
    path: "Sources/HeadlessUIKit/HeadlessUIKit.docc/Fidelity.md")

  /// The tests that name rows, in the order of their files; those about the reading itself make up
  /// theirs.
  static func citations() throws -> [Citation] {
    try ["HeadlessUIKitTests", "CoordinatorsTests", "FlowCheckingTests"].flatMap { target in
      let folder = package.appending(path: "Tests").appending(path: target)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Fidelity/") }
      return try paths.sorted().flatMap { path in
        try CitationReader(String(contentsOf: folder.appending(path: path), encoding: .utf8))
          .citations
      }
    }
  }

  private static let package = (1...4).reduce(URL(filePath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }
}
