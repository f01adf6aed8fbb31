public import Foundation

/// A field to search in, with the screen that shows what was found.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The screen that shows what was found.
  public let searchResultsController: UIViewController?

  /// Hears what the user looks for.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The field.
  public let searchBar = UISearchBar()

  /// Whether the user looks for something.
  open var isActive = false {
    didSet {
      if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) }
    }
  }

  /// Whether what is below is dimmed; kept, and not used.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar goes away meanwhile; kept, and not used.
  open var hidesNavigationBarDuringPresentation = true

  /// Creates a field to search in.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a field to search in; the archive is ignored.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// Creates a field to search in that shows what was found in the screen below.
  public convenience init() {
    self.init(searchResultsController: nil)
  }
}
