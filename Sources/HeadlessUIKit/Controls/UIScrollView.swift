public import Foundation

/// A view onto something larger.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How large the content is; kept, and not used.
  open var contentSize = CGSize.zero

  /// Where the view is on the content.
  open var contentOffset = CGPoint.zero

  /// The space around the content; kept, and not used.
  open var contentInset = UIEdgeInsets.zero

  /// Whether the user can scroll; kept, and not used.
  open var isScrollEnabled = true

  /// Whether it stops at whole pages only; kept, and not used.
  open var isPagingEnabled = false

  /// Whether it goes on a little beyond the end; kept, and not used.
  open var alwaysBounceVertical = false

  /// Moves to a place of the content, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
