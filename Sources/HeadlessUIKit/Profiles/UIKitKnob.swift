/// A question about UIKit to which there is more than one answer: its versions differ, or nobody has
/// established what it does.
///
/// Each says which row of the fidelity table it is about.
public enum UIKitKnob: String, Sendable, CaseIterable {
  /// Row D15.
  case backMenu = "does a long press on Back open a menu"
  /// Row F2.
  case formSheet = "is the automatic style a form sheet"
  /// Row B9, B10, D13.
  case backInMotion = "does a way back begin while an animation runs"
  /// Row J5.
  case nestedRetap = "does a second tap on a tab reach a stack inside a container"
  /// Row C10.
  case didShowAfterCancel = "is didShow called after a cancelled swipe"
  /// Row B7.
  case popInMotion = "what becomes of a pop while an animation runs"
  /// Row B1.
  case unanimatedPushInMotion = "what becomes of an unanimated push while an animation runs"
  /// Row B4, B5.
  case presentInMotion = "what becomes of a presentation while an animation runs"
  /// Row B5, B6, F8.
  case refusedCompletion = "does the completion of a refused request run"
  /// Row G7.
  case idleDismissal = "does the completion of a dismissal with nothing to dismiss run"
  /// Row N4, F20, G8.
  case unanimatedChange = "when does an unanimated change end"
  /// Row B16.
  case unanimatedCoordinator = "has an unanimated presentation a coordinator"
  /// Row E14.
  case presenterAfterwards = "is presentingViewController set in viewDidDisappear of a dismissal"
  /// Row E7.
  case replacedMoves = "are screens that setViewControllers replaces told of it"
  /// Row C4.
  case secondFirstShow = "is didShow called twice for a window's first stack"
  /// Row C16.
  case reappearanceShow = "are willShow and didShow called when a stack reappears"
  /// Row A9, A10.
  case emptyPop = "does a pop of nothing return an empty list"
  /// Row H13.
  case pulledDismiss = "does a sheet pulled down call dismiss"
  /// Row B19.
  case didShowLast = "does didShow come after the coordinator's completions"
}
