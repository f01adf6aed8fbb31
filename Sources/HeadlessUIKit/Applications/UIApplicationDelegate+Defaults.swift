public import Foundation

extension UIApplicationDelegate {
  /// None; what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalCall.miss(on: self)
    return true
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalCall.miss(on: self)
    return true
  }

  /// Returns false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    OptionalCall.miss(on: self)
    return false
  }

  /// Returns that of the session.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    OptionalCall.miss(on: self)
  }

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {
    OptionalCall.miss(on: self)
  }

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    OptionalCall.miss(on: self)
  }

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    OptionalCall.miss(on: self)
  }

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {
    OptionalCall.miss(on: self)
  }

  /// The methods that begin with this word as optional calls reach them.
  @_disfavoredOverload
  public var application: OptionalApplicationMethods? { OptionalApplicationMethods(delegate: self) }
}
