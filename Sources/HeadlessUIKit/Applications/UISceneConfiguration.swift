/// What a scene is like.
@preconcurrency @MainActor
open class UISceneConfiguration: MainActorObject {
  /// The name by which the app's property list calls it.
  public let name: String?

  /// What kind of scene it is.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Creates a description of a scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init(rooted: ())
  }
}
