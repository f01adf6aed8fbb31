public import Foundation

/// Is asked and told what a navigation bar goes to and comes back from.
///
/// A navigation controller is the delegate of its own bar. A subclass that says so is asked before a
/// tap on the back button pops.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Returns whether the bar may go back from an item.
  ///
  /// A choice from the menu of the back button does not come here (MAUI pull request 24003).
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// Tells that the bar has gone back from an item.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    OptionalCall.miss(on: self)
    return true
  }

  /// Does nothing.
  public func navigationBar(
    _ navigationBar: UINavigationBar, didPop item: UINavigationItem
  ) { OptionalCall.miss(on: self) }

  /// The methods as optional calls reach them.
  @_disfavoredOverload
  public var navigationBar: OptionalNavigationBarMethods? {
    OptionalNavigationBarMethods(delegate: self)
  }
}
