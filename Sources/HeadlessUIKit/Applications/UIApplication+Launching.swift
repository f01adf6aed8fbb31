extension UIApplication {
  /// Launches the app as the system does: asks and tells a delegate, which has to be kept alive.
  public func launch(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) {
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    delegate.applicationDidBecomeActive(self)
  }

  /// Connects a part of the app as the system does after the launch; the scene keeps its delegate
  /// alive, and the app the scene.
  @discardableResult
  public func connect(_ delegate: any UISceneDelegate) -> UIWindowScene {
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions()
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegate
    scenes.append(scene)
    delegate.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .foregroundInactive
    delegate.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    delegate.sceneDidBecomeActive(scene)
    return scene
  }

  /// Has the user leave the app: it goes into the background.
  public func enterBackground() {
    applicationState = .inactive
    delegate?.applicationWillResignActive(self)
    for scene in scenes { scene.delegate?.sceneWillResignActive(scene) }
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    for scene in scenes {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
    }
  }

  /// Has the user come back to the app.
  public func enterForeground() {
    applicationState = .inactive
    delegate?.applicationWillEnterForeground(self)
    for scene in scenes { scene.delegate?.sceneWillEnterForeground(scene) }
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    for scene in scenes {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
    }
  }
}
