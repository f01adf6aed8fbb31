extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: MainActorObject {
    /// The addresses to open.
    open var urlContexts: Set<UIOpenURLContext> = []

    /// What the user was doing elsewhere.
    open var userActivities: Set<NSUserActivity> = []

    /// Creates the reasons of a plain launch: none.
    public init() {
      super.init(rooted: ())
    }
  }
}
