public import Foundation

/// What is drawn of a view; kept, and not used.
@preconcurrency @MainActor
open class CALayer: MainActorObject {
  /// How round the corners are.
  open var cornerRadius: CGFloat = 0

  /// How wide the border is.
  open var borderWidth: CGFloat = 0

  /// Whether what lies outside is left out.
  open var masksToBounds = false

  /// How opaque the shadow is.
  open var shadowOpacity: Float = 0

  /// How wide the shadow is.
  open var shadowRadius: CGFloat = 0

  /// How far the shadow is moved.
  open var shadowOffset = CGSize.zero

  /// Creates a layer.
  public init() {
    super.init(rooted: ())
  }
}
