public import Foundation

/// Views one after another.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views fill the length.
  public enum Distribution: Int, Sendable {
    /// One gives way.
    case fill = 0
    /// All are of one size.
    case fillEqually = 1
    /// Each in proportion.
    case fillProportionally = 2
    /// The spaces are equal.
    case equalSpacing = 3
    /// The middles are equally far apart.
    case equalCentering = 4
  }

  /// How the views lie across.
  public enum Alignment: Int, Sendable {
    /// Over the whole width.
    case fill = 0
    /// At the beginning.
    case leading = 1
    /// In the middle.
    case center = 3
    /// At the end.
    case trailing = 4
  }

  /// The views that are laid out, in order.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Which way the views follow one another; kept, and not used.
  open var axis = NSLayoutConstraint.Axis.horizontal

  /// How the views fill the length; kept, and not used.
  open var distribution = Distribution.fill

  /// How the views lie across; kept, and not used.
  open var alignment = Alignment.fill

  /// The space between the views; kept, and not used.
  open var spacing: CGFloat = 0

  /// Creates an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Puts a view in among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  /// No longer lays a view out; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }
}
