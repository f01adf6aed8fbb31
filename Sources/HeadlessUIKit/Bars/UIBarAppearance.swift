public import Foundation

/// How a bar looks; kept, and not used.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour of the bar.
  open var backgroundColor: UIColor?

  /// The colour of the line below or above the bar.
  open var shadowColor: UIColor?

  /// The picture behind the bar.
  open var backgroundImage: UIImage?

  /// Creates the system's look.
  public override init() {}

  /// Has the bar look as the system does.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
  }

  /// Has nothing shine through the bar.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
  }

  /// Has all shine through the bar.
  open func configureWithTransparentBackground() {
    backgroundColor = .clear
    shadowColor = nil
  }
}
