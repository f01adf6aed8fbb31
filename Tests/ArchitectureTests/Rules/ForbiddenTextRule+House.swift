extension ForbiddenTextRule {
  /// The rule of this package.
  static let house = ForbiddenTextRule(texts: platform + safety + notes + manifest)

  private static let platform = [
    ForbiddenText(
      words: "canImport(UIKit)", advice: "import HeadlessUIKit, or UIKit in PlatformUIKit.swift"),
    ForbiddenText(
      words: "os(", advice: "leave questions of the platform to PlatformUIKit.swift",
      exceptions: [
        "Sources/Coordinators/PlatformUIKit.swift",
        "Sources/FlowTestingXCTest/FlowIssue+XCTest.swift",
        "Sources/UIKitSources/UIKitSources.swift",
      ]),
  ]

  private static let safety = [
    ForbiddenText(
      words: "@unchecked Sendable", advice: "make it a value, or isolate it",
      exceptions: [
        "Sources/HeadlessUIKit/Time/MainInbox.swift",
        "Sources/ModelChecking/Graphs/Column.swift",
      ]),
    ForbiddenText(words: "nonisolated(unsafe)", advice: "pass the value in"),
    ForbiddenText(words: "try!", advice: "throw, or return a reason"),
    ForbiddenText(words: "fatalError(", advice: "use precondition, with a sentence"),
    ForbiddenText(
      words: "Thread.isMainThread", advice: "mark it @MainActor",
      exceptions: ["Sources/HeadlessUIKit/Tasks/MainTaskQueue.swift"]),
  ]

  private static let notes = ["TODO", "FIXME", "XXX"].map {
    ForbiddenText(words: $0, advice: "do it now, or open an issue", inComments: true)
  }

  private static let manifest = [
    ForbiddenText(
      words: "unsafeFlags", advice: "they bar use as a dependency", path: "Package.swift"),
    ForbiddenText(
      words: ".package(", advice: "the package depends on no other", path: "Package.swift"),
  ]
}
