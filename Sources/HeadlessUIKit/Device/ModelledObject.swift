/// An object of the model that tells which of its state decides what can happen next.
///
/// What is derived, or only there for looks, is left out: two objects that tell the same behave
/// alike.
@MainActor
package protocol ModelledObject: AnyObject {
  /// The object's state, each part with a label.
  var modelledState: [(label: String, value: Any?)] { get }
}
