import Testing

@Suite struct FolderTests {
  @Test func `folders do not depend on one another in a circle`() throws {
    try expectKept(FolderCircleRule.house)
  }

  @Test func `a circle of folders is found with a mention for each arrow`() {
    expect(
      FolderCircleRule.house,
      finds: """
        Sources/M/Three.swift:1: ., A, B depend on one another in a circle: \
        move a type so that one of these arrows goes: \
        . → A (Sources/M/Three.swift:1: One); \
        A → B (Sources/M/A/One.swift:2: Two); \
        B → . (Sources/M/B/Two.swift:3: Three)
        """,
      in: [
        "Sources/M/A/One.swift": "public struct One {\n  let two: Two\n  let other: Two\n}",
        "Sources/M/B/Two.swift": "enum Two {\n  func f() {\n    \"\\(Three.self)\"\n  }\n}",
        "Sources/M/Three.swift": "typealias Three = One",
        "Sources/M/C/Four.swift": "actor Four { let one: One }",
      ])
  }

  @Test func `two circles of one module are two findings`() {
    let found = FolderCircleRule.house.violations(in: [
      "Sources/M/A/A.swift": "struct A { var b: B? }",
      "Sources/M/B/B.swift": "class B { let a: A, c: C }",
      "Sources/M/C/C.swift": "protocol C { func d() -> D }",
      "Sources/M/D/D.swift": "extension Int { func c(_ c: C) {} }\nenum D {}",
    ])
    let circles = found.map { String($0.message.prefix { $0 != ":" }) }
    #expect(circles == ["A, B", "C, D"].map { "\($0) depend on one another in a circle" })
  }

  @Test func `an arrow of one way is no circle`() {
    expect(
      FolderCircleRule.house,
      in: [
        "Sources/M/A/One.swift": "struct One { let two: Two }",
        "Sources/M/B/Two.swift": "struct Two {}",
        "Sources/M/B/Three.swift": "struct Three { let two: Two }",
        "Sources/N/B/One.swift": "struct Other { let one: One }",
      ])
  }

  @Test(arguments: [
    "struct Two {} // like One",
    "struct Two { let text = \"One\" }",
    "struct Two { let one: System.One }",
    "struct Two { struct One {}\n  let one: One }",
    "private struct One {}\nstruct Two { let one: One }",
    "protocol Two { associatedtype One }",
    "struct Two { let one: OneMore }",
    "struct Two { let inner: Inner, text: Text }",
  ])
  func `a word that is not the type is no mention`(text: String) {
    let one = "struct One { let two: Two\n  struct Inner {} }\nprivate struct Text {}"
    expect(
      FolderCircleRule.house,
      in: SourceTree([("Sources/M/A/One.swift", one), ("Sources/M/B/Two.swift", text)]))
  }

  @Test(arguments: [("M", 0), ("N", 1)])
  func `a module is let off by name`(module: String, count: Int) {
    let tree = SourceTree([
      ("Sources/\(module)/A/One.swift", "struct One { var two: Two? }"),
      ("Sources/\(module)/B/Two.swift", "struct Two { var one: One? }"),
    ])
    #expect(FolderCircleRule(exceptions: ["M"]).violations(in: tree).count == count)
  }
}
