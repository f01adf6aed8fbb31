/// What UIKit can have to complain about.
public enum UIKitComplaint: String, Sendable, CaseIterable {
  /// A screen is pushed that is on the stack.
  case pushDuplicate = "push.duplicate"
  /// A navigation controller is pushed.
  case pushNavigation = "push.nav"
  /// A tab bar controller is pushed.
  case pushTabBar = "push.tabbar"
  /// A pop to a screen that is not on the stack.
  case popNotInStack = "pop.notInStack"
  /// A stack is set with a screen twice in it.
  case setDuplicate = "set.duplicate"
  /// The delegate of a navigation controller's own bar is set.
  case barDelegate = "bar.delegate"
  /// An item is pushed onto a navigation controller's own bar.
  case barDirect = "bar.direct"
  /// Something is presented that is presented already.
  case presentAlreadyPresented = "present.alreadyPresented"
  /// Something is presented that is a root or somebody's child.
  case presentActive = "present.active"
  /// A child is told of another parent than it has.
  case containmentInconsistent = "containment.inconsistent"
  /// A view is given to two controllers.
  case viewTwoControllers = "view.twoControllers"
  /// A window is shown without a root.
  case windowNoRoot = "window.noRoot"
  /// A storyboard is asked for a screen that it does not have.
  case storyboardUnknown = "storyboard.unknown"
  /// The presenter presents something already.
  case presentBusy = "present.busy"
  /// A presentation or dismissal of the presenter is running.
  case presentInProgress = "present.inProgress"
  /// The presenter's view is in no window.
  case presentNotInWindow = "present.notInWindow"
  /// The presenter hangs on no window.
  case presentDetached = "present.detached"
  /// A dismissal while a presentation or dismissal is running.
  case dismissBusy = "dismiss.busy"
  /// A push begins while an animation of the stack runs.
  case nestedPush = "nav.nestedPush"
  /// A pop begins while an animation of the stack runs.
  case nestedPop = "nav.nestedPop"
  /// An animation of the stack ends after another one has begun.
  case unexpectedState = "nav.unexpectedState"
  /// A view begins to appear or disappear before it has ended what it was about.
  case unbalancedAppearance = "appearance.unbalanced"
  /// A swipe back begins with only the root on the stack.
  case swipeAtRoot = "nav.swipeAtRoot"
  /// A method is called on an object that has none of that name.
  case unknownSelector = "selector.unknown"
}
