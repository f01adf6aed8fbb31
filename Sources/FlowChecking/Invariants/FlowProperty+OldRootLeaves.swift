import HeadlessUIKit

extension FlowProperty {
  /// When the window gets another root, what the old one presents leaves with it.
  ///
  /// UIKit leaves it on screen, and the old root in memory (radar 18535358).
  public static var oldRootLeaves: FlowProperty {
    .invariant("the old root leaves") { state in
      guard let root = state.scene.window.rootsLeftBehind.first,
        let presented = root.presentedViewController
      else { return nil }
      return Breach(
        "\(presented.displayName) is still there, presented by \(root.displayName), which is the "
          + "window's root no longer")
    }
    .stating(
      "When the window gets another root, what the old one presents leaves with it.",
      id: "old-root-leaves")
  }
}
