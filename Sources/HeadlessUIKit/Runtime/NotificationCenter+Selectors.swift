public import Foundation

extension NotificationCenter {
  /// Has notifications call a method of an object, which is not kept alive.
  ///
  /// The method runs in the midst of the call that posts, which has to be on the main actor. Nothing
  /// is called any more once another device has taken the place of the present one.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let listener = NotificationListener(
      observer as AnyObject, aSelector, name: aName, sender: anObject)
    NotificationAudience.audience(of: self).add(listener)
  }

  /// Has notifications no longer call methods of an object, or run the closure of a token.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: AnyObject) {
    NotificationAudience.audience(of: self).remove(observer)
    removeObserver(observer as Any)
  }
}
