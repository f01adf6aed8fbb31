import Testing

@Suite struct NamingTests {
  @Test func `a file holds one type and is named after it`() throws {
    try expectKept(OneTypeRule())
  }

  @Test func `a second type is found`() {
    expect(
      OneTypeRule(),
      finds: "Sources/M/One.swift:1: Zero stands beside One: give it a file of its own",
      "Sources/M/One.swift:3: Two stands beside One: give it a file of its own",
      in: ["Sources/M/One.swift": "protocol Zero {}\nfinal class One {}\n@MainActor enum Two {}"])
  }

  @Test func `a file with the name of another type is found`() {
    expect(
      OneTypeRule(),
      finds: "Sources/M/One.swift:2: a file is named after its type: call it Two.swift",
      "Sources/M/Three.swift:1: a file is named after its type: call it Four.swift",
      in: [
        "Sources/M/One.swift": "import struct Foundation.URL\npublic actor Two {}",
        "Sources/M/Three.swift": "typealias Four = Int",
      ])
  }

  @Test func `a file of extensions with the name of a type is found`() {
    let rule = "a file of extensions is named Type+Aspect"
    let message = "\(rule): call it One+….swift"
    expect(
      OneTypeRule(),
      finds: "Sources/M/One.swift:1: \(message)", "Sources/M/One+.swift:1: \(message)",
      "Sources/M/Two+Text.swift:1: \(message)", "Sources/M/One.Other.swift:1: \(message)",
      "Sources/M/Ints.swift:1: \(rule): call it Array+….swift",
      in: [
        "Sources/M/One.swift": "extension One {}",
        "Sources/M/One+.swift": "extension One {}",
        "Sources/M/Two+Text.swift": "extension One {}\nprivate struct Two {}",
        "Sources/M/One.Other.swift": "extension One { struct Inner {} }",
        "Sources/M/Ints.swift": "extension [Int] {}",
      ])
  }

  @Test(arguments: [
    ("One", "struct One { struct Inner {} }\nextension Int {}\nprivate enum Two {}"),
    ("One+Text", "extension Array where Element == Int {}\nextension One {}"),
    ("One.Inner+Text", "extension One.Inner {}"),
    ("One.Inner", "extension One { indirect enum Inner {} }"),
    ("One.Inner.Core", "extension One.Inner { struct Core {} }"),
    ("Array+Text", "extension [Int] {}\nfileprivate enum Two {}"),
    ("One", "typealias One = Int"),
    ("Names", "public func name() {}"),
    ("main", "struct One {}\nstruct Two {}"),
  ])
  func `a file with its proper name is not found`(name: String, text: String) {
    expect(OneTypeRule(), in: SourceTree([("Sources/M/\(name).swift", text)]))
  }

  @Test func `names of types say what they stand for`() throws {
    try expectKept(ForbiddenNameRule())
  }

  @Test(arguments: [
    ("FlowManager", "Manager"), ("TestHelpers", "Helper"), ("Utility", "Util"),
    ("CoordinatorBase", "Base"), ("RouterImpl", "Impl"),
  ])
  func `a name that says nothing is found`(name: String, word: String) {
    expect(
      ForbiddenNameRule(),
      finds: "Sources/M/A.swift:2: no \(word) in \(name): name it after what it stands for",
      in: ["Sources/M/A.swift": "struct A {\n  private class \(name) {}\n}"])
  }

  @Test func `a name that only begins like one is not found`() {
    expect(
      ForbiddenNameRule(),
      in: ["Sources/M/A.swift": "struct Baseline { enum Implication {} }\nextension UndoManager {}"]
    )
  }
}
