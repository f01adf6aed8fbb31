extension UIKitComplaint {
  /// What UIKit does beside complaining.
  public enum Effect: Sendable {
    /// It ends the app by an exception of a name.
    case exception(String)
    /// It ignores the request.
    case refusal
    /// It goes on.
    case warning
  }

  /// What UIKit does beside complaining.
  public var effect: Effect {
    switch self {
    case .pushDuplicate, .pushNavigation, .presentAlreadyPresented, .presentActive,
      .storyboardUnknown:
      .exception("NSInvalidArgumentException")
    case .popNotInStack, .setDuplicate, .barDelegate, .barDirect, .windowNoRoot:
      .exception("NSInternalInconsistencyException")
    case .containmentInconsistent, .viewTwoControllers:
      .exception("UIViewControllerHierarchyInconsistency")
    case .presentBusy, .presentInProgress, .presentNotInWindow, .dismissBusy: .refusal
    case .pushTabBar, .presentDetached, .nestedPush, .nestedPop, .unexpectedState,
      .unbalancedAppearance, .swipeAtRoot, .unknownSelector:
      .warning
    }
  }
}
