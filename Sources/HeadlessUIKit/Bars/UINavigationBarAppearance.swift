public import Foundation

/// How a navigation bar looks; kept, and not used.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How a large title is written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
