/// The methods of a scene's delegate that begin with the scene, as optional calls reach them.
@preconcurrency @MainActor
public struct OptionalSceneMethods {
  let delegate: any UISceneDelegate

  /// Tells that the scene is about to be connected.
  @discardableResult
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) -> Void? {
    OptionalCall.result(of: "scene", on: delegate) {
      delegate.scene(scene, willConnectTo: session, options: connectionOptions)
    }
  }

  /// Tells that the scene is to open addresses.
  @discardableResult
  public func callAsFunction(
    _ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>
  ) -> Void? {
    OptionalCall.result(of: "scene", on: delegate) {
      delegate.scene(scene, openURLContexts: contexts)
    }
  }

  /// Tells that the user goes on here with what was begun elsewhere.
  @discardableResult
  public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) -> Void? {
    OptionalCall.result(of: "scene", on: delegate) {
      delegate.scene(scene, continue: userActivity)
    }
  }
}
