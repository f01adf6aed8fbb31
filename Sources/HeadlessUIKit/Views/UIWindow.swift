public import Foundation

/// The root of what is on screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private var strandedRoots: [UIViewController] = []

  /// The roots that were replaced and present something still.
  package var rootsLeftBehind: [UIViewController] { strandedRoots }

  /// The finger that holds what it has moved.
  var finger: Finger?

  /// Whether something has followed the finger in the last gesture that moves something.
  package internal(set) var hasFollowedFinger = false

  /// The part of the app that the window belongs to.
  open weak var windowScene: UIWindowScene?

  /// How far in front the window is; kept, and not used.
  open var windowLevel = Level.normal

  /// Whether the window receives what the user types.
  public private(set) var isKeyWindow = false

  /// Creates a window that is not yet shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a window that is not yet shown.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Creates a window of a part of the app that is not yet shown.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The view controller whose view fills the window.
  ///
  /// A new one replaces the old one's view at once. What the old one presents is not dismissed: it
  /// stays on screen and keeps the old one in memory, as developers have reported since iOS 8
  /// (radar 18535358).
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue, by: rootViewController) }
  }

  /// Whether the window is not shown; while it is not, its root has disappeared.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      isHidden ? hide() : show()
    }
  }

  /// The scene of the window, else the app.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The display.
  open var screen: UIScreen { .main }

  /// Has the window receive what the user types, and no other.
  open func makeKey() {
    UIApplication.shared.keyWindow?.isKeyWindow = false
    isKeyWindow = true
  }

  /// Shows the window and makes it the key window.
  ///
  /// Without a root at the end of the launch UIKit ends the app.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  private func hide() {
    isKeyWindow = false
    rootViewController?.disappearAsRoot()
  }

  private func show() {
    UIApplication.shared.add(self)
    if let rootViewController {
      rootViewController.appearAsRoot(in: self)
    } else {
      let device = HeadlessDevice.current
      device.clock.schedule(after: .zero) { [weak self] in self?.checkRoot(at: device) }
    }
  }

  /// Complains when there is no root in the turn after the window was shown, before any time has
  /// passed: that is the launch.
  private func checkRoot(at launch: HeadlessDevice) {
    guard rootViewController == nil, launch.clock.now == .zero else { return }
    launch.complain(
      .windowNoRoot,
      "Application windows are expected to have a root view controller at the end of application "
        + "launch")
  }

  /// Shows the new root, unless the old one's callbacks have set yet another one meanwhile.
  private func replaceRoot(_ old: UIViewController?, by new: UIViewController?) {
    guard old !== new else { return }
    HeadlessDevice.current.settleScreens()
    if let old {
      if old.presentation != nil { strand(old) }
      old.disappearAsRoot()
      old.rootWindow = nil
    }
    guard let new, new === rootViewController else { return }
    letGo(of: new)
    new.rootWindow = self
    if !isHidden { new.appearAsRoot(in: self) }
  }

  private func strand(_ root: UIViewController) {
    strandedRoots.append(root)
    root.strandingWindow = self
  }

  /// Lets go of an earlier root, once it presents nothing any more.
  func letGo(of root: UIViewController) {
    strandedRoots.removeAll { $0 === root }
  }
}

extension UIWindow: ModelledObject {
  package func tellState(to listener: any StateListener) {
    listener.hear("root", object: rootViewController)
    listener.hear("hidden", flag: isHidden)
    listener.hear("key", flag: isKeyWindow)
    listener.hear("stranded", objects: strandedRoots)
    listener.hear("finger", flag: isFingerDown)
  }
}
