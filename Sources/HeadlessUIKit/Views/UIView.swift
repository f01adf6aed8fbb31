public import Foundation

/// A rectangle on screen, of which only its place in the hierarchy is modelled.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The views inside this one, back to front.
  public private(set) var subviews: [UIView] = []

  /// The view that this one is inside of.
  public private(set) weak var superview: UIView?

  /// The view's place in its superview; kept, and not used for layout.
  open var frame: CGRect

  /// Whether the view is not shown.
  open var isHidden = false

  /// Whether touches on the view count.
  open var isUserInteractionEnabled = true

  /// A number by which an app finds the view.
  open var tag = 0

  /// How opaque the view is; kept, and not used.
  open var alpha: CGFloat = 1

  /// The colour of the view; kept, and not used.
  open var backgroundColor: UIColor?

  /// The colour of what can be touched; kept, and not used.
  open var tintColor: UIColor? = .tint

  /// How the view is moved, turned or scaled; kept, and not used.
  open var transform = CGAffineTransform.identity

  /// Whether what lies outside of the view is left out; kept, and not used.
  open var clipsToBounds = false

  /// How what is drawn fits the view; kept, and not used.
  open var contentMode = ContentMode.scaleToFill

  /// How the view follows its superview's size; kept, and not used.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether ``autoresizingMask`` is a part of the layout; kept, and not used.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// The rules of the layout that the view has been given; kept, and not used.
  public internal(set) var constraints: [NSLayoutConstraint] = []

  /// The gestures that the view listens to.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// A name by which tests find the view.
  open var accessibilityIdentifier: String?

  /// What VoiceOver reads out.
  open var accessibilityLabel: String?

  /// Whether VoiceOver stops at the view.
  open var isAccessibilityElement = false

  /// What is drawn; kept, and not used.
  public private(set) lazy var layer = CALayer()

  weak var viewController: UIViewController?

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view without a size, since archives are not modelled.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// What the surroundings are like: those of a phone held upright.
  open var traitCollection: UITraitCollection { UITraitCollection() }

  /// The view's own rectangle: its size, with the origin at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The window that the view is in, directly or through its superviews.
  open var window: UIWindow? { superview?.window }

  /// The view controller of the view, else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Puts a view in front of the other subviews.
  open func addSubview(_ view: UIView) {
    guard view.superview !== self else { return bringSubviewToFront(view) }
    place(view, at: subviews.count)
  }

  /// Puts a view in among the other subviews, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    place(view, at: index)
  }

  /// Puts a view in right before a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, nextTo: siblingSubview, offset: 1)
  }

  /// Puts a view in right behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, nextTo: siblingSubview, offset: 0)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: 0)
  }

  /// Tells the view that it is about to get a superview, or to lose the one it has.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells the view that it has got a superview, or lost the one it had.
  open func didMoveToSuperview() {}

  /// Tells the view that it is about to enter a window, or to leave the one it is in.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells the view that it has entered a window, or left the one it was in.
  open func didMoveToWindow() {}

  /// Lays the subviews out, in a subclass; it is called where the app asks for a layout.
  open func layoutSubviews() {}

  /// Asks for a layout, which nothing depends on here.
  open func setNeedsLayout() {}

  /// Lays the subviews out.
  open func layoutIfNeeded() {
    layoutSubviews()
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Asks to be drawn, which nothing is here.
  open func setNeedsDisplay() {}

  /// Gives the view the size of its contents, which is not known here.
  open func sizeToFit() {}

  /// Returns the view itself or the first one inside it that has a number.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Has the view listen to a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Has the view no longer listen to a gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }

  private func place(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    guard let place = others.firstIndex(where: { $0 === sibling }) else { return }
    self.place(view, at: place + offset)
  }

  private func place(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
    } else {
      view.move(to: self, at: index)
    }
  }

  private func move(to newSuperview: UIView?, at index: Int) {
    let (oldWindow, newWindow) = (window, newSuperview?.window)
    if oldWindow !== newWindow { willMove(toWindow: newWindow) }
    willMove(toSuperview: newSuperview)
    superview?.subviews.removeAll { $0 === self }
    superview = newSuperview
    if let newSuperview {
      let count = newSuperview.subviews.count
      newSuperview.subviews.insert(self, at: min(max(index, 0), count))
    }
    windowChanged(from: oldWindow, to: newWindow)
    didMoveToSuperview()
  }

  private func windowChanged(from old: UIWindow?, to new: UIWindow?) {
    guard old !== new else { return }
    didMoveToWindow()
    viewController?.viewMoved(to: new)
    for view in subviews where view.superview === self { view.windowChanged(from: old, to: new) }
  }
}
