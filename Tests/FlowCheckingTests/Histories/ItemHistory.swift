import FlowChecking
import HeadlessUIKit

/// One version of a router that keeps a sheet in step with an item: one sheet, or two of them one over
/// the other, which are closed, or the first replaced from outside.
@MainActor
struct ItemHistory: Flow {
  let router: ItemRouter.Type
  var isNested = false

  var name: String { "\(router)" }

  func launch(in window: UIWindow) -> ItemHome {
    let home = ItemHome(window: window, kind: router)
    home.present(animated: false, onDismissed: nil)
    return home
  }

  var events: [FlowEvent] {
    [
      .on(ProbeScreen.self, "open") { ($0.delegate as? ItemHome)?.open(from: $0) }
        .when { [isNested] in isNested || $0.frontmost(ProbeScreen.self)?.title == "Home" },
      .on(ProbeScreen.self, "close") { ($0.delegate as? ItemHome)?.close($0) },
      .anytime("replace") { $0.root(as: ItemHome.self)?.replace() }
        .when { $0.root(as: ItemHome.self)?.showsOnlyFirst == true },
    ]
  }
}
