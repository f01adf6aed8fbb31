public import Foundation

/// The presentation of a small window beside its source, which is a sheet on a phone.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the window belongs to.
  open var sourceView: UIView?

  /// The part of the view that the window points at; kept, and not used.
  open var sourceRect = CGRect.zero

  /// The button that the window belongs to.
  open var barButtonItem: UIBarButtonItem?

  /// Where the window may lie; kept, and not used.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}
