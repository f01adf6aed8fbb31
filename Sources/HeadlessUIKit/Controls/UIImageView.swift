public import Foundation

/// A picture on screen.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// Creates a view without a size or a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Creates a view; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
