/// The bar with the tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?

  /// Whether what is below shines through.
  open var isTranslucent = true

  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()

  /// How the bar looks while nothing is scrolled below it.
  open var scrollEdgeAppearance: UITabBarAppearance?

  weak var tabBarController: UITabBarController?

  /// The tabs.
  open var items: [UITabBarItem]? { tabBarController?.contained.compactMap(\.tabBarItem) }

  /// The tab that is selected.
  open var selectedItem: UITabBarItem? { tabBarController?.selectedViewController?.tabBarItem }
}
