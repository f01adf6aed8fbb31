public import Coordinators

/// A launched flow as its events and checks see it.
@MainActor
public final class FlowScene {
  /// The window that the flow runs in.
  public let window: UIWindow

  /// The coordinator at the root.
  public let root: AnyObject

  /// The coordinator at the root, if it is one of the pattern's.
  let rootCoordinator: (any Coordinator)?

  /// What can be touched, looked up once for as long as nothing happens.
  @exclusivity(unchecked) private var knownPaths: [[UIViewController]]?

  init(window: UIWindow, root: AnyObject) {
    self.window = window
    self.root = root
    rootCoordinator = root as? any Coordinator
  }

  /// Returns the coordinator at the root as its own type, or nil when it has another.
  public func root<Root: AnyObject>(as type: Root.Type) -> Root? {
    root as? Root
  }

  /// Looks up what can be touched, until something happens.
  func standStill() {
    knownPaths = window.touchablePaths
  }

  /// Forgets what can be touched, since something happens.
  func stir() {
    knownPaths = nil
  }

  /// The controllers that can be touched, in paths from the outermost container to the screen.
  var touchablePaths: [[UIViewController]] { knownPaths ?? window.touchablePaths }

  /// Returns the screens or containers of a type that the user can touch, those in front first.
  ///
  /// While an animation runs that may be one that comes and one that leaves.
  func touchable<Screen: UIViewController>(_ type: Screen.Type) -> [Screen] {
    var screens: [Screen] = []
    for path in touchablePaths {
      if let screen = Self.innermost(type, on: path) { screens.append(screen) }
    }
    return screens
  }

  /// Returns how many screens or containers of a type the user can touch.
  func touchableCount<Screen: UIViewController>(_ type: Screen.Type) -> Int {
    var count = 0
    for path in touchablePaths where Self.innermost(type, on: path) != nil { count += 1 }
    return count
  }

  private static func innermost<Screen: UIViewController>(
    _ type: Screen.Type, on path: [UIViewController]
  ) -> Screen? {
    for place in path.indices.reversed() {
      if let screen = path[place] as? Screen { return screen }
    }
    return nil
  }

  /// Returns the screen or container of a type that the user sees and can touch, or nil.
  public func frontmost<Screen: UIViewController>(_ type: Screen.Type) -> Screen? {
    touchable(type).first
  }

  /// Returns whether the user sees and can touch a screen or container of a type.
  public func isFrontmost<Screen: UIViewController>(_ type: Screen.Type) -> Bool {
    frontmost(type) != nil
  }
}
