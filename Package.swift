// swift-tools-version: 6.2
import PackageDescription

// Where UIKit is not Apple's, `import UIKit` means the model of it; a Mac has to ask for that.
var isHeadless = Context.environment["CLEW_HEADLESS"] == "1"
#if os(Linux)
  isHeadless = true
#endif

let package = Package(
  name: "clew",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.executable(name: "clew", targets: ["clew"])]
    + ["UIKitSources", "ClewScaffold"].map { .plugin(name: $0, targets: [$0]) },
  targets: [
    .target(name: "HeadlessUIKit"),
    .target(name: "Coordinators", dependencies: ["HeadlessUIKit"]),
    .target(name: "ModelChecking"),
    .target(name: "FlowChecking", dependencies: ["Coordinators", "ModelChecking"]),
    .target(name: "FlowReports", dependencies: ["FlowChecking"]),
    .target(name: "FlowTesting", dependencies: ["FlowReports"]),
    .target(name: "FlowTestingXCTest", dependencies: ["FlowTesting"]),
    .target(name: "FlowCommand", dependencies: ["FlowReports"]),
    .target(
      name: "SampleFlows", dependencies: ["FlowChecking"] + (isHeadless ? ["UIKit"] : []),
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "clew", dependencies: ["FlowCommand", "SampleFlows"]),
    .executableTarget(name: "Benchmarks", dependencies: ["FlowCommand", "SampleFlows"]),
    // Plugins: sources that need Objective-C are rewritten, and flows begun.
    .target(name: "SourceRewriting"),
    .executableTarget(name: "uikit-sources", dependencies: ["SourceRewriting"]),
    .plugin(
      name: "UIKitSources", capability: .buildTool(), dependencies: ["uikit-sources"],
      path: "Sources/UIKitSources"),
    .target(name: "FlowScaffolding"),
    .executableTarget(name: "flow-scaffold", dependencies: ["FlowScaffolding"]),
    .plugin(
      name: "ClewScaffold",
      capability: .command(
        intent: .custom(verb: "clew-scaffold", description: "Begins a flow for a target"),
        permissions: [.writeToPackageDirectory(reason: "The flow is a new file")]),
      dependencies: ["flow-scaffold"], path: "Sources/ClewScaffold"),
    .target(name: "Folders", path: "Tests/Folders"),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(name: "CoordinatorsTests", dependencies: ["Coordinators", "HeadlessUIKit"]),
    .testTarget(name: "ModelCheckingTests", dependencies: ["Benchmarks", "Folders"]),
    .testTarget(name: "FlowCheckingTests", dependencies: ["FlowChecking", "SampleFlows"]),
    .testTarget(name: "FlowReportsTests", dependencies: ["FlowReports", "SampleFlows", "Folders"]),
    .testTarget(
      name: "FlowTestingTests", dependencies: ["FlowTestingXCTest", "SampleFlows", "Folders"]),
    .testTarget(name: "FlowCommandTests", dependencies: ["FlowCommand", "SampleFlows", "Folders"]),
    .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting", "Folders"]),
    .testTarget(name: "EndToEndTests", dependencies: ["clew", "FlowScaffolding", "Folders"]),
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
