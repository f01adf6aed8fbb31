import Coordinators
import HeadlessUIKit

/// A way in which screens leave a navigation stack.
enum StackExit: CaseIterable {
  case backButton
  case swipe
  case backMenu
  case animatedPop
  case pop
  case animatedPopToRoot
  case popToRoot
  case animatedReplacement
  case replacement
  case animatedDismissal
  case dismissal

  /// The ways in which a screen over the root leaves, where the back button has no menu.
  static let ofOne = allCases.filter { $0 != .backMenu }

  /// The ways in which several screens leave at once.
  static let ofSeveral = allCases.filter { exit in
    ![.backButton, .swipe, .animatedPop, .pop].contains(exit)
  }

  /// Whether the screens take their time to leave.
  var isAnimated: Bool {
    ![.pop, .popToRoot, .replacement, .dismissal].contains(self)
  }

  /// Whether all screens but the root leave, whoever shows them.
  var takesAllButRoot: Bool {
    [
      .backMenu, .animatedPopToRoot, .popToRoot, .animatedReplacement, .replacement,
    ].contains(self)
  }

  /// Begins to leave for the root of a stage.
  @MainActor
  func begin(on stage: Stage, by router: any Router) {
    let navigation = stage.navigation
    switch self {
    case .backButton: stage.begin(.back)
    case .swipe: stage.begin(.swipeBack)
    case .backMenu: stage.begin(.holdBack(choosing: 0, title: "Home"))
    case .animatedPop, .pop: navigation.popViewController(animated: isAnimated)
    case .animatedPopToRoot, .popToRoot: navigation.popToRootViewController(animated: isAnimated)
    case .animatedReplacement, .replacement:
      navigation.setViewControllers(
        Array(navigation.viewControllers.prefix(1)), animated: isAnimated)
    case .animatedDismissal, .dismissal: router.dismiss(animated: isAnimated)
    }
  }
}
