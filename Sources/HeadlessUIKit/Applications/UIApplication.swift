public import Foundation

/// The app: its delegate, its windows and scenes, and what it has asked the system for.
///
/// Each device has an app of its own, so that nothing of one launch is there in the next.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// What the app is doing.
  public enum State: Int, Sendable {
    /// It is in front.
    case active = 0
    /// It is in front, and something of the system's is over it.
    case inactive = 1
    /// It is not on screen.
    case background = 2
  }

  /// Why the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A message from a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// How an address is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How the app is to open an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app of the device that UIKit runs on now.
  open class var shared: UIApplication { HeadlessDevice.current.application }

  /// The address of the app's own settings.
  public static let openSettingsURLString = "app-settings:"

  /// Hears what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)?

  /// What the app is doing: it is in front unless something else was said.
  public internal(set) var applicationState = State.active

  /// The addresses that the app has had the system open, oldest first.
  public private(set) var openedURLs: [URL] = []

  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0

  /// Whether the display stays on; kept, and not used.
  open var isIdleTimerDisabled = false

  var scenes: [UIScene] = []
  private var shownWindows: [WeakWindow] = []

  /// The parts of the app that are connected.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The windows that have been shown, in the order in which they were.
  open var windows: [UIWindow] { shownWindows.compactMap(\.window) }

  /// The window that receives what the user types.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// Has the system open an address, which is noted; the closure runs in the next turn.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    guard let completion else { return }
    HeadlessDevice.current.clock.schedule(after: .zero) { completion(true) }
  }

  /// Returns whether the system knows what to do with an address; here it always does.
  open func canOpenURL(_ url: URL) -> Bool { true }

  /// Calls a method of an object, or without one of the first responder from the sender up that has
  /// it; returns whether there was one.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let receiver = TargetAction(target, action)
      .receiver(from: sender as? UIResponder ?? keyWindow, sender as AnyObject)
    guard let receiver else { return false }
    action.perform(on: receiver, with: sender)
    return true
  }

  /// The delegate, where it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Notes that a window is shown.
  func add(_ window: UIWindow) {
    shownWindows.removeAll { $0.window == nil || $0.window === window }
    shownWindows.append(WeakWindow(window: window))
  }
}

extension UIApplication: ModelledObject {
  package func tellState(to listener: any StateListener) {
    listener.hear("delegate", object: delegate)
    listener.hear("state", number: applicationState.rawValue)
    listener.hear("windows", objects: windows)
    listener.hear("scenes", objects: scenes)
    listener.hear("opened", values: openedURLs)
    listener.hear("badge", number: applicationIconBadgeNumber)
  }
}
