/// An object of the model that tells which of its state decides what can happen next.
///
/// What is derived, or only there for looks, is left out: two objects that tell the same behave
/// alike.
@MainActor
package protocol ModelledObject: AnyObject {
  /// Tells the object's state part by part, in the same order for all objects of a class.
  func tellState(to listener: any StateListener)
}
