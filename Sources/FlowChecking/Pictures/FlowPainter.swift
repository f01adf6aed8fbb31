import Coordinators
import HeadlessUIKit

/// Puts what is on a window and on the root coordinator into a picture.
@MainActor
struct FlowPainter {
  private let owners: [UInt: String]
  private let window: UIWindow
  private let root: AnyObject

  /// Prepares to paint a state; who belongs to whom is in what was read of it.
  init(of window: UIWindow, root: AnyObject, _ tree: FlowTree, _ reading: StateReader) {
    self.window = window
    self.root = root
    var (names, owners) = ([UInt: String](), [UInt: String]())
    for coordinator in tree.coordinators {
      let name = TypeName.text(of: type(of: coordinator))
      names[StateReader.address(of: coordinator)] = name
      for address in reading.references(of: coordinator) { owners[address] = name }
    }
    for controller in tree.controllers {
      let owner = reading.references(of: controller).lazy.compactMap { names[$0] }.min()
      if let owner { owners[StateReader.address(of: controller)] = owner }
    }
    self.owners = owners
  }

  /// The picture.
  var picture: FlowPicture {
    FlowPicture(layers: layers, coordinators: (root as? any Coordinator).map { node(of: $0) })
  }

  private var layers: [FlowPicture.Layer] {
    var layers: [FlowPicture.Layer] = []
    var next = window.rootViewController
    while let controller = next {
      layers.append(
        FlowPicture.Layer(
          presentation: presentation(of: controller), content: element(of: controller)))
      next = controller.presentedViewController
    }
    return layers
  }

  private func presentation(of controller: UIViewController) -> FlowPicture.Presentation {
    if controller === window.rootViewController { return .root }
    if controller is UIAlertController { return .alert }
    switch controller.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: return .sheet
    default: return .fullScreen
    }
  }

  private func element(of controller: UIViewController) -> FlowElement {
    let children = children(of: controller)
    let shown = children.firstIndex { $0 === controller.childrenInSight.last }
    return FlowElement(
      kind: kind(of: controller), name: EventLabel.text(controller.displayName),
      type: TypeName.text(of: type(of: controller)),
      owner: owners[StateReader.address(of: controller)],
      children: children.map(element), shown: isContainer(controller) ? shown : nil)
  }

  private func children(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    default: controller.childrenInSight
    }
  }

  private func kind(of controller: UIViewController) -> FlowElement.Kind {
    switch controller {
    case is UINavigationController: .stack
    case is UITabBarController: .tabs
    case is UIAlertController: .alert
    default: .screen
    }
  }

  private func isContainer(_ controller: UIViewController) -> Bool {
    controller is UINavigationController || controller is UITabBarController
  }

  /// Returns a coordinator with its children, of which none is above it.
  private func node(
    of coordinator: any Coordinator, below above: [any Coordinator] = []
  ) -> FlowPicture.Node {
    let path = above + [coordinator]
    let children = coordinator.children.filter { child in !path.contains { $0 === child } }
    return FlowPicture.Node(
      name: TypeName.text(of: type(of: coordinator)),
      children: children.map { node(of: $0, below: path) })
  }
}
