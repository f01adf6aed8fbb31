import Coordinators
import FlowChecking
import HeadlessUIKit

/// Shows a screen at home, and sheets called A and B one over the other, each by a router of its own.
final class ItemHome: ProbeRoot {
  private let kind: ItemRouter.Type
  private var routers: [String: RecordingRouter] = [:]
  private var shown: Set<String> = []

  init(window: UIWindow, kind: ItemRouter.Type) {
    self.kind = kind
    super.init(window: window)
  }

  /// Shows the sheet over a screen, unless it is shown already.
  func open(from screen: ProbeScreen) {
    let title = screen.title == "Home" ? "A" : "B"
    guard screen.title != "B", !shown.contains(title), title == "A" || showsOnlyFirst
    else { return }
    routers[title] = RecordingRouter(kind.init(parent: screen))
    show(title)
  }

  /// Closes a sheet.
  func close(_ screen: ProbeScreen) {
    routers[screen.title ?? ""]?.dismiss(animated: true)
  }

  /// Shows another sheet in place of the first.
  func replace() {
    show("A")
  }

  /// Whether the first sheet is shown with no other over it.
  var showsOnlyFirst: Bool { shown == ["A"] }

  private func show(_ title: String) {
    shown.insert(title)
    routers[title]?.present(ProbeScreen(title, delegate: self), animated: true) { [weak self] in
      self?.shown.remove(title)
    }
  }
}
