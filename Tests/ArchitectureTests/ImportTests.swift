import Testing

@Suite struct ImportTests {
  @Test func `modules import only what the diagram allows`() throws {
    try expectKept(ImportRule.house)
  }

  @Test func `the diagram shows the modules there are`() throws {
    let modules = try SourceTree.package.get().modules
    #expect(modules == ImportRule.house.allowed.keys.sorted())
  }

  @Test func `an arrow that points back is found`() {
    expect(
      ImportRule.house,
      finds: """
        Sources/Coordinators/Tree/Router.swift:3: Coordinators may not import FlowChecking: \
        do with Foundation, HeadlessUIKit
        """,
      in: [
        "Sources/Coordinators/Tree/Router.swift": """
        import Foundation

        @_exported public import FlowChecking
        """
      ])
  }

  @Test(arguments: [
    "import Foundation", "public import Foundation", "package import Foundation",
    "internal import Foundation", "private import Foundation", "@testable import Foundation",
    "@preconcurrency import struct Foundation.URL", "import Foundation.NSURL",
  ])
  func `engine imports nothing`(line: String) {
    expect(
      ImportRule.house,
      finds: "Sources/ModelChecking/A.swift:1: "
        + "ModelChecking may not import Foundation: it imports nothing at all",
      in: ["Sources/ModelChecking/A.swift": line])
  }

  @Test func `comments and literals import nothing`() {
    expect(
      ImportRule.house,
      in: [
        "Sources/ModelChecking/A.swift": #"""
        // import Foundation
        /* import
           Foundation */
        let text = """
          import Foundation
          """
        let keyword = Keyword.import
        func `import`() {}
        """#
      ])
  }

  @Test func `UIKit is imported only in the condition of one file`() {
    let text = """
      #if os(iOS)
        public import UIKit
      #else
        public import HeadlessUIKit
      #endif
      """
    let place = "the #if os() of PlatformUIKit.swift"
    let complaint = "Coordinators may import UIKit only in \(place): move the code there"
    expect(
      ImportRule.house,
      finds: "Sources/Coordinators/Router.swift:2: \(complaint)",
      "Sources/Coordinators/UI/PlatformUIKit.swift:2: \(complaint)",
      in: [
        "Sources/Coordinators/PlatformUIKit.swift": text,
        "Sources/Coordinators/Router.swift": text,
        "Sources/Coordinators/UI/PlatformUIKit.swift": text,
      ])
    expect(
      ImportRule.house,
      finds: "Sources/Coordinators/PlatformUIKit.swift:6: \(complaint)",
      in: ["Sources/Coordinators/PlatformUIKit.swift": text + "\nimport UIKit"])
  }

  @Test func `samples see the checker only where they describe their flows`() {
    expect(
      ImportRule.house,
      finds: "Sources/SampleFlows/RayPets/Home.swift:1: "
        + "SampleFlows may import FlowChecking only in Flows/: move the code there",
      in: [
        "Sources/SampleFlows/Flows/RayPets.swift": "import FlowChecking",
        "Sources/SampleFlows/RayPets/Home.swift": "import FlowChecking",
      ])
  }

  @Test func `a module that the diagram lacks is found`() {
    expect(
      ImportRule.house,
      finds: "Sources/Extras/A.swift:1: the table of imports has no module Extras: "
        + "add it or move the file",
      "Sources/Shims/AppKit/A.swift:1: the table of imports has no module Shims/AppKit: "
        + "add it or move the file",
      in: ["Sources/Extras/A.swift": "import Foundation", "Sources/Shims/AppKit/A.swift": ""])
  }
}
