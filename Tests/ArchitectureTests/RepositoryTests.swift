import Testing

@Suite struct RepositoryTests {
  @Test func `the top of the repository shows only what is looked for`() throws {
    try expectKept(TopLevelRule.house)
  }

  @Test func `a stray file at the top is found`() {
    let message = "this has no place at the top: move it into Sources, Tests or a dot folder"
    expect(
      TopLevelRule.house, finds: "Makefile:1: \(message)", "docs:1: \(message)",
      in: [
        "docs/a.md": "", "docs/b.md": "", "Makefile": "", ".ci/run": "", "Package.swift": "",
        "Sources/M/A.swift": "", "Tests/README.md": "", "Specs/A.md": "", "Reports/A.html": "",
        "README.md": "",
      ])
  }

  @Test func `the read-me shows code on its first page`() throws {
    try expectKept(ReadMeRule(lastLine: 20))
  }

  @Test func `a read-me that shows code late is found`() {
    let rule = ReadMeRule(lastLine: 3)
    let message = "the first code begins after line 3: show some before"
    expect(rule, finds: "README.md:4: \(message)", in: ["README.md": "a\nb\nc\n```swift\n```"])
    expect(rule, finds: "README.md:1: \(message)", in: ["README.md": "a"])
    expect(rule, in: ["README.md": "a\nb\n```swift\n```"])
    expect(rule, in: ["Package.swift": ""])
  }
}
