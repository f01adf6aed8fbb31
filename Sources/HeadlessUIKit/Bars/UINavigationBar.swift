public import Foundation

/// The bar with the title, the back button and the buttons of the top screen.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// Whether what is below shines through.
  open var isTranslucent = true

  /// Whether screens that ask for it have a large title.
  open var prefersLargeTitles = false

  /// The picture of the line below the bar.
  open var shadowImage: UIImage?

  /// How the title is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// How a large title is written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()

  /// How the bar looks while nothing is scrolled below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// How the bar looks on a phone held sideways.
  open var compactAppearance: UINavigationBarAppearance?

  weak var navigationController: UINavigationController?
  private weak var ownDelegate: (any UINavigationBarDelegate)?
  private var ownItems: [UINavigationItem] = []

  /// Is asked and told what the bar goes to and comes back from.
  ///
  /// That of a bar of a navigation controller is the controller itself; UIKit ends the app when
  /// another is set (radar 13055919).
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { ownDelegate ?? navigationController as? any UINavigationBarDelegate }
    set {
      if isManaged(
        or: .barDelegate,
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      {
        return
      }
      ownDelegate = newValue
    }
  }

  /// What the bar shows and has shown, lowest first.
  open var items: [UINavigationItem]? {
    get { navigationController?.stack.map(\.navigationItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// What the bar shows.
  open var topItem: UINavigationItem? { items?.last }

  /// What the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Replaces what the bar shows and has shown.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if isManaged(or: .barDirect, directCall("setItems")) { return }
    ownItems = items ?? []
  }

  /// Shows another item.
  ///
  /// UIKit ends the app when the bar belongs to a navigation controller (radar 13057385).
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    if isManaged(or: .barDirect, directCall("pushNavigationItem")) { return }
    ownItems.append(item)
  }

  /// Goes back to the item before, and returns the one that was shown.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    if isManaged(or: .barDirect, directCall("popNavigationItem")) { return nil }
    return ownItems.popLast()
  }

  /// Sets the picture behind the bar, which is not kept.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  private func directCall(_ method: String) -> String {
    "Cannot call \(method):animated: directly on a UINavigationBar managed by a controller."
  }

  /// Returns whether the bar belongs to a navigation controller, and if so ends the app.
  private func isManaged(or complaint: UIKitComplaint, _ text: String) -> Bool {
    guard navigationController != nil else { return false }
    HeadlessDevice.current.complain(complaint, text)
    return true
  }
}
