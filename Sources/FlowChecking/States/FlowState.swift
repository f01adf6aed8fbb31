public import Coordinators

/// A state of a flow at rest, as properties judge it.
@MainActor
public final class FlowState {
  /// The launched flow.
  public let scene: FlowScene

  /// Every controller that hangs on the window, containers before what they contain, what is
  /// presented after what presents it.
  public let controllers: [UIViewController]

  /// The coordinators reachable from the root through their children, the root first.
  public let coordinators: [any Coordinator]

  let record: FlowRecord

  init(scene: FlowScene, tree: FlowTree, record: FlowRecord) {
    self.scene = scene
    controllers = tree.controllers
    coordinators = tree.coordinators
    self.record = record
  }

  /// Returns the screen or container of a type that the user sees and can touch, or nil.
  public func frontmost<Screen: UIViewController>(_ type: Screen.Type) -> Screen? {
    scene.frontmost(type)
  }

  /// Returns whether the user sees and can touch a screen or container of a type.
  public func isFrontmost<Screen: UIViewController>(_ type: Screen.Type) -> Bool {
    scene.isFrontmost(type)
  }
}
