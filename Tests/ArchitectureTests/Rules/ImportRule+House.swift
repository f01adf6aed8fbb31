extension ImportRule {
  /// The diagram of the architecture: no arrow points back.
  static let house = ImportRule(
    allowed: [
      // The pattern, and the model of UIKit that it runs on.
      "HeadlessUIKit": ["Foundation"],
      "Coordinators": ["HeadlessUIKit", "Foundation"],
      "Shims/UIKit": ["HeadlessUIKit"],
      "Shims/_Testing_UIKit": ["Testing"],

      // The engine, which knows neither, nor anything else.
      "ModelChecking": [],

      // Where the two meet, and what comes out of it.
      "FlowChecking": ["Coordinators", "HeadlessUIKit", "ModelChecking", "Foundation"],
      "FlowReports": ["FlowChecking", "HeadlessUIKit", "ModelChecking", "Foundation"],
      "FlowTesting": [
        "FlowReports", "FlowChecking", "HeadlessUIKit", "ModelChecking", "Testing", "Foundation",
      ],
      "FlowTestingXCTest": [
        "FlowTesting", "FlowReports", "FlowChecking", "HeadlessUIKit", "ModelChecking", "XCTest",
      ],
      "FlowCommand": [
        "FlowReports", "FlowChecking", "HeadlessUIKit", "ModelChecking", "Foundation",
      ],

      // What rewrites sources that need Objective-C.
      "SourceRewriting": [],
      "uikit-sources": ["SourceRewriting", "Foundation"],
      "UIKitSources": ["PackagePlugin", "Foundation"],

      // What writes a flow to begin with.
      "FlowScaffolding": ["Foundation"],
      "flow-scaffold": ["FlowScaffolding", "Foundation"],
      "ClewScaffold": ["PackagePlugin", "Foundation"],

      // The samples are written as an app would be.
      "SampleFlows": ["UIKit", "Coordinators", "Foundation"],
      "clew": ["FlowCommand", "SampleFlows"],
      "Benchmarks": [
        "FlowChecking", "FlowCommand", "FlowReports", "HeadlessUIKit", "ModelChecking",
        "SampleFlows", "Foundation",
      ],
    ],
    places: [
      "HeadlessUIKit": ["_Concurrency": Place(path: "Tasks/")],
      "Coordinators": ["UIKit": Place(path: "PlatformUIKit.swift", dependsOnPlatform: true)],
      "SampleFlows": [
        "FlowChecking": Place(path: "Flows/"), "ModelChecking": Place(path: "Flows/"),
      ],
      "SourceRewriting": ["Foundation": Place(path: "Files/")],
    ])
}
