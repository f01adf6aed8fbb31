public import Foundation

/// The methods of an app's delegate that begin with the app, as optional calls reach them.
@preconcurrency @MainActor
public struct OptionalApplicationMethods {
  let delegate: any UIApplicationDelegate

  /// Tells that the launch has begun; returns whether the app can go on.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    OptionalCall.result(of: "application", on: delegate) {
      delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
    }
  }

  /// Tells that the launch is almost over; returns whether the app can go on.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    OptionalCall.result(of: "application", on: delegate) {
      delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
  }

  /// Returns whether the app has opened an address.
  @discardableResult
  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool? {
    OptionalCall.result(of: "application", on: delegate) {
      delegate.application(app, open: url, options: options)
    }
  }
}
