/// A rectangle of the layout that is not a view.
@preconcurrency @MainActor
open class UILayoutGuide: MainActorObject, LayoutItem {
  /// Creates a rectangle.
  public init() {
    super.init(rooted: ())
  }
}
