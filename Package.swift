// swift-tools-version: 6.2
import PackageDescription

// Where UIKit is not Apple's, `import UIKit` means the model of it; a Mac has to ask for that.
var isHeadless = Context.environment["CLEW_HEADLESS"] == "1"
#if os(Linux)
  isHeadless = true
#endif

// What everything needs that makes reports, and that tests with the sample flows.
let reports: [Target.Dependency] = ["FlowReports", "HeadlessUIKit", "ModelChecking"]
let samples: [Target.Dependency] = ["SampleFlows", "Folders"]

let package = Package(
  name: "clew",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .executable(name: "clew", targets: ["clew"]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
  ],
  targets: [
    // The pattern, and the model of UIKit that it runs on.
    .target(name: "HeadlessUIKit"),
    .target(name: "Coordinators", dependencies: ["HeadlessUIKit"]),
    .target(name: "ModelChecking"),
    // Where the two meet, and what comes out of it.
    .target(name: "FlowChecking", dependencies: ["Coordinators", "ModelChecking"]),
    .target(name: "FlowReports", dependencies: ["FlowChecking", "HeadlessUIKit", "ModelChecking"]),
    .target(name: "FlowTesting", dependencies: reports),
    .target(name: "FlowTestingXCTest", dependencies: reports + ["FlowTesting"]),
    .target(name: "FlowCommand", dependencies: reports),
    // The book's two flows, sound and faulty, and the tool over them.
    .target(
      name: "SampleFlows", dependencies: ["FlowChecking"] + (isHeadless ? ["UIKit"] : []),
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "clew", dependencies: ["FlowCommand", "SampleFlows"]),
    .executableTarget(name: "Benchmarks", dependencies: ["FlowCommand", "SampleFlows"]),
    // Sources that need Objective-C, rewritten where there is none.
    .target(name: "SourceRewriting"),
    .executableTarget(name: "uikit-sources", dependencies: ["SourceRewriting"]),
    .plugin(
      name: "UIKitSources", capability: .buildTool(), dependencies: ["uikit-sources"],
      path: "Sources/UIKitSources"),
    .target(name: "Folders", path: "Tests/Folders"),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(name: "CoordinatorsTests", dependencies: ["Coordinators", "HeadlessUIKit"]),
    .testTarget(name: "ModelCheckingTests", dependencies: ["Benchmarks", "Folders"]),
    .testTarget(name: "FlowCheckingTests", dependencies: ["FlowChecking", "SampleFlows"]),
    .testTarget(name: "FlowReportsTests", dependencies: samples + ["FlowReports"]),
    .testTarget(name: "FlowTestingTests", dependencies: samples + ["FlowTestingXCTest"]),
    .testTarget(name: "FlowCommandTests", dependencies: samples + ["FlowCommand"]),
    .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting", "Folders"]),
    .testTarget(name: "EndToEndTests", dependencies: ["clew"]),
    .testTarget(name: "ArchitectureTests"),
  ]
)

package.products += [
  "Coordinators", "FlowChecking", "FlowTesting", "FlowTestingXCTest", "FlowCommand",
  "HeadlessUIKit", "ModelChecking",
].map { .library(name: $0, targets: [$0]) }

// Swift 6 in full, except where an app is written as apps are.
for target in package.targets where target.name != "SampleFlows" && target.type != .plugin {
  target.swiftSettings = [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility",
  ].map { .enableUpcomingFeature($0) }
}

// Testing looks for the second module wherever UIKit and Testing are imported both.
if isHeadless {
  package.products.append(.library(name: "UIKit", targets: ["UIKit"]))
  package.targets += [
    .target(
      name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"], path: "Sources/Shims/UIKit"),
    .target(name: "_Testing_UIKit", path: "Sources/Shims/_Testing_UIKit"),
  ]
}
