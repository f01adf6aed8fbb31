public import Foundation

/// Hears what happens to the app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, where there are no scenes.
  var window: UIWindow? { get set }

  /// Tells that the launch has begun; returns whether the app can go on.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the launch is almost over; returns whether the app can go on.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Returns whether the app has opened an address.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Returns what a new scene is like.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells that scenes are gone for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Tells that the app is in front.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells that the app is about to be in front no longer.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells that the app is not on screen any more.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells that the app comes onto the screen again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells that the app ends.
  func applicationWillTerminate(_ application: UIApplication)
}
