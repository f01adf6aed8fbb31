import Coordinators

/// Writes what is on a window in one line: "Home | Builder > Picker" is a sheet over Home, with
/// Picker pushed onto Builder.
@MainActor
enum ScreenNotation {
  static func text(of window: UIWindow) -> String {
    guard let root = window.rootViewController else { return "(nothing)" }
    var layers = [text(of: root)]
    var top = root
    while let presented = top.presentedViewController {
      layers.append(text(of: presented))
      top = presented
    }
    return layers.joined(separator: " | ")
  }

  private static func text(of controller: UIViewController) -> String {
    switch controller {
    case let navigation as UINavigationController:
      return navigation.viewControllers.map(text).joined(separator: " > ")
    case let tabs as UITabBarController:
      guard let selected = tabs.selectedViewController else { return tabs.displayName }
      return "[\(selected.tabBarItem?.title ?? selected.displayName)] \(text(of: selected))"
    default:
      let inside = controller.childrenInSight.map(text).joined(separator: ", ")
      return EventLabel.text(controller.displayName) + (inside.isEmpty ? "" : " [\(inside)]")
    }
  }
}
