import Coordinators
import HeadlessUIKit

/// A way in which all that a modal router shows over a stage leaves.
enum SheetExit: CaseIterable {
  case pullDown
  case cancelButton
  case animatedDismissal
  case dismissal
  case animatedDismissalByParent
  case dismissalByParent
  case dismissalByScreen
  case newRoot

  /// The ways that lead through the screen on top only when it is the first one.
  static let ofSeveral = allCases.filter { $0 != .cancelButton }

  /// Whether all that lies over the root leaves, whoever shows it.
  var isByParent: Bool { self == .animatedDismissalByParent || self == .dismissalByParent }

  /// Begins to leave.
  @MainActor
  func begin(on stage: Stage, by router: any Router) {
    switch self {
    case .pullDown: stage.begin(.pullSheetDown)
    case .cancelButton: stage.begin(.press(0, title: "Cancel"))
    case .animatedDismissal: router.dismiss(animated: true)
    case .dismissal: router.dismiss(animated: false)
    case .animatedDismissalByParent: stage.navigation.dismiss(animated: true)
    case .dismissalByParent: stage.navigation.dismiss(animated: false)
    case .dismissalByScreen: stage.window.frontmost.dismiss(animated: true)
    case .newRoot: AppDelegateRouter(window: stage.window).present(Screen("Root"), animated: false)
    }
  }
}
