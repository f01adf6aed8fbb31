/// An object that can receive events: the root of views and view controllers.
@preconcurrency @MainActor
open class UIResponder: MainActorObject {
  /// Creates a responder.
  public init() {
    super.init(rooted: ())
  }

  /// The next object to ask when this one does not handle an event.
  open var next: UIResponder? { nil }
}
