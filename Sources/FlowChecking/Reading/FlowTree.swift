import Coordinators

/// What hangs on the window and on the root coordinator.
@MainActor
struct FlowTree {
  /// Containers before what they contain, what is presented after what presents it.
  private(set) var controllers: [UIViewController] = []

  /// The root first, each coordinator before its children.
  private(set) var coordinators: [any Coordinator] = []

  private var seen: Set<ObjectIdentifier> = []

  init(of window: UIWindow, root: AnyObject? = nil) {
    if let rootViewController = window.rootViewController { add(rootViewController) }
    if let root = root as? any Coordinator { add(root) }
  }

  private mutating func add(_ controller: UIViewController) {
    guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
    controllers.append(controller)
    for child in controller.children { add(child) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      add(presented)
    }
  }

  private mutating func add(_ coordinator: any Coordinator) {
    guard seen.insert(ObjectIdentifier(coordinator)).inserted else { return }
    coordinators.append(coordinator)
    for child in coordinator.children { add(child) }
  }
}
