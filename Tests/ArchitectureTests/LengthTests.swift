import Testing

@Suite struct LengthTests {
  @Test(arguments: [
    LengthRule.files, LengthRule.functions, LengthRule.properties, LengthRule.readMe,
    LengthRule.manifest,
  ])
  func `files and functions are short`(rule: LengthRule) throws {
    try expectKept(rule)
  }

  @Test func `a file that is too long is found`() {
    expect(
      LengthRule.files,
      finds: "Sources/M/File41.swift:1: the file has 301 lines, at most 300 are allowed: "
        + "give a type or an aspect a file of its own",
      in: files(of: Array(repeating: 1, count: 40) + [300, 301]))
  }

  @Test func `many long files are found`() {
    expect(
      LengthRule.files,
      finds: "Sources/M/File19.swift:1: at the 95th percentile, the file has 251 lines, "
        + "at most 250 are allowed there: give a type or an aspect a file of its own",
      in: files(of: Array(repeating: 1, count: 19) + [251, 252]))
    expect(
      LengthRule.files,
      finds: "Sources/M/File1.swift:1: at the 50th percentile, the file has 101 lines, "
        + "at most 100 are allowed there: give a type or an aspect a file of its own",
      in: files(of: [100, 101, 102]))
    expect(LengthRule.files, in: files(of: [100, 100, 250]))
  }

  @Test func `a function that is too long is found`() {
    let short = String(repeating: "func short() {}\n", count: 40)
    expect(
      LengthRule.functions,
      finds: "Sources/M/A.swift:81: func long has 41 lines, at most 40 are allowed: "
        + "name a part of it",
      in: [
        "Sources/M/A.swift": short + body(of: "func most()", lines: 40)
          + body(of: "func long()", lines: 41) + body(of: "var text: String", lines: 41)
      ])
  }

  @Test func `many long functions are found`() {
    expect(
      LengthRule.functions,
      finds: "Sources/M/A.swift:1: at the 95th percentile, init has 25 lines, "
        + "at most 24 are allowed there: name a part of it",
      in: ["Sources/M/A.swift": body(of: "init()", lines: 25)])
  }

  @Test func `a computed property that is too long is found`() {
    expect(
      LengthRule.properties,
      finds: "Sources/M/A.swift:1: var text has 41 lines, at most 40 are allowed: "
        + "name a part of it",
      in: [
        "Sources/M/A.swift": body(of: "var text: String", lines: 41),
        "Sources/M/B.swift": body(of: "var text: String", lines: 40),
        "Sources/M/C.swift": body(of: "func text()", lines: 41),
      ])
  }

  @Test func `a read-me and a manifest that are too long are found`() {
    let tree: SourceTree = [
      "README.md": text(lines: 151), "Package.swift": text(lines: 81),
    ]
    expect(
      LengthRule.readMe,
      finds: "README.md:1: the file has 151 lines, at most 150 are allowed: "
        + "move a part to where it belongs", in: tree)
    expect(
      LengthRule.manifest,
      finds: "Package.swift:1: the file has 81 lines, at most 80 are allowed: "
        + "say it with fewer targets", in: tree)
  }

  private func files(of lengths: [Int]) -> SourceTree {
    SourceTree(
      lengths.enumerated().map { ("Sources/M/File\($0.offset).swift", text(lines: $0.element)) })
  }

  private func body(of head: String, lines: Int) -> String {
    head + " {\n" + String(repeating: "  step()\n", count: lines - 2) + "}\n"
  }

  private func text(lines: Int) -> String { String(repeating: "// \n", count: lines) }
}
