/// Touches that belong together, of which nothing is modelled.
@preconcurrency @MainActor
open class UIEvent: MainActorObject {
  /// Creates an event.
  public init() {
    super.init(rooted: ())
  }
}
