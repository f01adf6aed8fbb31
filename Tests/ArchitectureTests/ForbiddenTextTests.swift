import Testing

@Suite struct ForbiddenTextTests {
  @Test func `sources and manifest do without some words`() throws {
    try expectKept(ForbiddenTextRule.house)
  }

  @Test(arguments: [
    ("#if !canImport(UIKit)", "canImport(UIKit)"), ("#elseif os(Linux) || DEBUG", "os("),
    ("struct A: @unchecked Sendable {}", "@unchecked Sendable"),
    ("nonisolated(unsafe) var a = 1", "nonisolated(unsafe)"), ("let a = try! b()", "try!"),
    ("guard a else { fatalError(\"b\") }", "fatalError("),
    ("assert(Thread.isMainThread)", "Thread.isMainThread"), ("// TODO: b", "TODO"),
    ("/* FIXME */", "FIXME"), ("let a = \"XXX\"", "XXX"),
  ])
  func `a word in the sources is found`(line: String, words: String) {
    let path = "Sources/M/A.swift"
    let found = ForbiddenTextRule.house.violations(in: SourceTree([(path, "\n\(line)\n")]))
    #expect(found.map(\.path) == [path])
    #expect(found.map(\.line) == [2])
    #expect(found.allSatisfy { $0.message.hasPrefix("no \(words) here: ") })
  }

  @Test func `a message says what to do`() {
    expect(
      ForbiddenTextRule.house,
      finds: "Sources/M/A.swift:1: no try! here: throw, or return a reason",
      in: ["Sources/M/A.swift": "try! a()"])
  }

  @Test(arguments: ["unsafeFlags([\"-O\"])", "dependencies: [.package(url: \"\")]"])
  func `a word in the manifest is found`(line: String) {
    let found = ForbiddenTextRule.house.violations(in: SourceTree([("Package.swift", line)]))
    #expect(found.map(\.path) == ["Package.swift"])
  }

  @Test func `a word elsewhere is not found`() {
    expect(
      ForbiddenTextRule.house,
      in: [
        "Sources/M/A.swift": """
        // Apple's would call fatalError(), and try! is no better.
        let text = "#if os(iOS)"
        try myFatalError()
        package func f() { a.package() }
        """,
        "Sources/Coordinators/PlatformUIKit.swift": "#if os(iOS)\n#endif",
        "README.md": "TODO",
      ])
  }
}
