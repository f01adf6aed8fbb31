import HeadlessUIKit

/// Dismisses only what the user has not pulled down.
///
/// It asks UIKit for a dismissal also while one is going on (swift-navigation pull request 332).
class OnceDismissingItemRouter: ItemRouter {
  override func dismiss(animated: Bool) {
    guard item != nil else { return }
    parent?.dismiss(animated: animated)
    end()
  }
}
