/// The methods of a navigation bar's delegate as optional calls reach them.
@preconcurrency @MainActor
public struct OptionalNavigationBarMethods {
  let delegate: any UINavigationBarDelegate

  /// Returns whether the bar may go back from an item, or nil where the delegate does not decide.
  public func callAsFunction(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool? {
    OptionalCall.result(of: "navigationBar", on: delegate) {
      delegate.navigationBar(navigationBar, shouldPop: item)
    }
  }

  /// Tells that the bar has gone back from an item.
  @discardableResult
  public func callAsFunction(
    _ navigationBar: UINavigationBar, didPop item: UINavigationItem
  ) -> Void? {
    OptionalCall.result(of: "navigationBar", on: delegate) {
      delegate.navigationBar(navigationBar, didPop: item)
    }
  }
}
