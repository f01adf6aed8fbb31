// swift-tools-version: 6.2
import PackageDescription

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
    // The engine, which knows neither.
    .target(name: "ModelChecking"),
    // Where the two meet, and what comes out of it.
    .target(name: "FlowChecking", dependencies: ["Coordinators", "ModelChecking"]),
    .target(name: "FlowReports", dependencies: ["FlowChecking", "HeadlessUIKit", "ModelChecking"]),
    .target(name: "FlowTesting", dependencies: ["FlowReports", "HeadlessUIKit", "ModelChecking"]),
    .target(name: "FlowCommand", dependencies: ["FlowReports", "HeadlessUIKit", "ModelChecking"]),
    // The book's two flows, sound and faulty, and the tool over them.
    .target(
      name: "SampleFlows", dependencies: ["Coordinators", "FlowChecking", "ModelChecking"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "clew", dependencies: ["FlowCommand", "SampleFlows"]),
    .executableTarget(name: "Benchmarks", dependencies: ["FlowReports", "SampleFlows"]),
    // Sources that need Objective-C, rewritten where there is none.
    .target(name: "SourceRewriting"),
    .executableTarget(name: "uikit-sources", dependencies: ["SourceRewriting"]),
    .plugin(
      name: "UIKitSources", capability: .buildTool(), dependencies: ["uikit-sources"],
      path: "Sources/UIKitSources"),

    .target(name: "Folders", path: "Tests/Folders"),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(name: "CoordinatorsTests", dependencies: ["Coordinators", "HeadlessUIKit"]),
    .testTarget(
      name: "ModelCheckingTests", dependencies: ["Benchmarks", "ModelChecking", "Folders"]),
    .testTarget(name: "FlowCheckingTests", dependencies: ["FlowChecking", "SampleFlows"]),
    .testTarget(name: "FlowReportsTests", dependencies: ["FlowReports", "SampleFlows", "Folders"]),
    .testTarget(name: "FlowTestingTests", dependencies: ["FlowTesting", "SampleFlows", "Folders"]),
    .testTarget(name: "FlowCommandTests", dependencies: ["FlowCommand", "SampleFlows", "Folders"]),
    .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting", "Folders"]),
    .testTarget(name: "EndToEndTests", dependencies: ["clew"]),
    .testTarget(name: "ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6]
)

package.products += [
  "Coordinators", "FlowChecking", "FlowTesting", "FlowCommand", "HeadlessUIKit", "ModelChecking",
].map { .library(name: $0, targets: [$0]) }

// Swift 6 in full, except where an app is written as apps are.
for target in package.targets where target.name != "SampleFlows" && target.type != .plugin {
  target.swiftSettings = [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility",
  ].map { .enableUpcomingFeature($0) }
}

// Apple's platforms with UIKit have their own. Elsewhere `import UIKit` means the model of it; a Mac
// has to ask for that. Testing looks for the second module wherever both are imported.
#if os(Linux)
  let isHeadless = true
#else
  let isHeadless = Context.environment["CLEW_HEADLESS"] == "1"
#endif
if isHeadless {
  for target in package.targets where target.name == "SampleFlows" {
    target.dependencies.append("UIKit")
  }
  package.products.append(.library(name: "UIKit", targets: ["UIKit"]))
  package.targets += [
    .target(
      name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"], path: "Sources/Shims/UIKit"),
    .target(name: "_Testing_UIKit", path: "Sources/Shims/_Testing_UIKit"),
  ]
}
