public import Foundation

/// Hears what happens to a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells that the scene is about to be connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Tells that the scene is to open addresses.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)

  /// Tells that the user goes on here with what was begun elsewhere.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Tells that the scene is no longer connected.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Tells that the scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells that the scene is about to be in front no longer.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells that the scene comes onto the screen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells that the scene is not on screen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { OptionalCall.miss(on: self) }

  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    OptionalCall.miss(on: self)
  }

  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    OptionalCall.miss(on: self)
  }

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) { OptionalCall.miss(on: self) }

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) { OptionalCall.miss(on: self) }

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) { OptionalCall.miss(on: self) }

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) { OptionalCall.miss(on: self) }

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) { OptionalCall.miss(on: self) }

  /// The methods that begin with this word as optional calls reach them.
  @_disfavoredOverload
  public var scene: OptionalSceneMethods? { OptionalSceneMethods(delegate: self) }
}
