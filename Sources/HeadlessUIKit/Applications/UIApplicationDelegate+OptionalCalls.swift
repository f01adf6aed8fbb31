extension UIApplicationDelegate {
  /// That the app is in front, as an optional call tells it.
  @_disfavoredOverload
  public var applicationDidBecomeActive: ((UIApplication) -> Void?)? {
    { application in
      OptionalCall.result(of: "applicationDidBecomeActive", on: self, "(_:)") {
        self.applicationDidBecomeActive(application)
      }
    }
  }

  /// That the app is about to be in front no longer, as an optional call tells it.
  @_disfavoredOverload
  public var applicationWillResignActive: ((UIApplication) -> Void?)? {
    { application in
      OptionalCall.result(of: "applicationWillResignActive", on: self, "(_:)") {
        self.applicationWillResignActive(application)
      }
    }
  }

  /// That the app is not on screen any more, as an optional call tells it.
  @_disfavoredOverload
  public var applicationDidEnterBackground: ((UIApplication) -> Void?)? {
    { application in
      OptionalCall.result(of: "applicationDidEnterBackground", on: self, "(_:)") {
        self.applicationDidEnterBackground(application)
      }
    }
  }

  /// That the app comes onto the screen again, as an optional call tells it.
  @_disfavoredOverload
  public var applicationWillEnterForeground: ((UIApplication) -> Void?)? {
    { application in
      OptionalCall.result(of: "applicationWillEnterForeground", on: self, "(_:)") {
        self.applicationWillEnterForeground(application)
      }
    }
  }
}
