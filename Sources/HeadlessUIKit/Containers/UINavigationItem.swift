public import Foundation

/// What the navigation bar shows for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title in the bar.
  open var title: String?

  /// Whether the back button is left out; the swipe from the edge goes with it.
  open var hidesBackButton = false

  /// Whether the left items stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false

  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The text of the back button that leads to this screen, where it is not the title.
  open var backButtonTitle: String?

  /// Creates an item.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Replaces the buttons on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the buttons on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Whether the bar has a way back when the screen is not the root.
  ///
  /// A button of one's own on the left takes the place of the back button and switches the swipe
  /// off (radar 19031955).
  var offersBack: Bool {
    let hasOwn = leftBarButtonItems?.isEmpty == false
    return !hidesBackButton && (!hasOwn || leftItemsSupplementBackButton)
  }
}

extension UINavigationItem: ModelledObject {
  package func tellState(to listener: any StateListener) {
    listener.hear("hidesBack", flag: hidesBackButton)
    listener.hear("supplements", flag: leftItemsSupplementBackButton)
    listener.hear("left", objects: leftBarButtonItems)
    listener.hear("right", objects: rightBarButtonItems)
  }
}
