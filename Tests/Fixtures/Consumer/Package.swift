// swift-tools-version: 6.2
import PackageDescription

// With Apple's UIKit the app's files are compiled as they are. Elsewhere they need the model of
// UIKit, and the plugin, since they are written for Objective-C.
#if os(Linux)
  let isHeadless = true
#else
  let isHeadless = Context.environment["CLEW_HEADLESS"] == "1"
#endif

let package = Package(
  name: "Consumer",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "clew", path: "../../..")],
  targets: [
    .target(
      name: "Trips",
      dependencies: isHeadless ? [.product(name: "UIKit", package: "clew")] : [],
      exclude: isHeadless ? ["Unmodified"] : [],
      plugins: isHeadless ? [.plugin(name: "UIKitSources", package: "clew")] : []),
    .target(
      name: "TripsFlows",
      dependencies: ["Trips", .product(name: "FlowChecking", package: "clew")]),
    .executableTarget(
      name: "TripsTool",
      dependencies: ["TripsFlows", .product(name: "FlowCommand", package: "clew")]),
    .testTarget(
      name: "TripsTests",
      dependencies: [
        "TripsFlows",
        .product(name: "FlowTesting", package: "clew"),
        .product(name: "FlowTestingXCTest", package: "clew"),
      ]),
    .testTarget(
      name: "BegunTests", dependencies: ["Trips", .product(name: "FlowTesting", package: "clew")]),
  ],
  swiftLanguageModes: [.v5]
)
