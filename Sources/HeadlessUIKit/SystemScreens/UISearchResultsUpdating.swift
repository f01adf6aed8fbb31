public import Foundation

/// Hears what the user looks for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Tells that the user looks for something else.
  func updateSearchResults(for searchController: UISearchController)
}
