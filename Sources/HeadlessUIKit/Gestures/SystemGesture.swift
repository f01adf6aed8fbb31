/// Something the user can do that UIKit handles itself.
///
/// Its text is what the user would call it; the titles in it are those on screen.
public enum SystemGesture: Hashable, Sendable {
  /// A tap on the back button.
  case back

  /// A swipe from the left edge, to the end.
  case swipeBack

  /// A swipe from the left edge, let go before the end.
  case cancelSwipeBack

  /// A swipe from the left edge, with the finger still on the screen.
  case beginSwipeBack

  /// A long press on the back button and a choice from its menu, by the place on the stack.
  case holdBack(choosing: Int, title: String)

  /// A sheet pulled down, to the end.
  case pullSheetDown

  /// A sheet pulled down, let go before the end.
  case cancelPullSheetDown

  /// A sheet pulled down, with the finger still on the screen.
  case beginPullSheetDown

  /// What the finger on the screen has begun, to the end.
  case finishGesture

  /// What the finger on the screen has begun, let go before the end.
  case cancelGesture

  /// A tap beside what is presented.
  case tapOutside

  /// A tap on a tab, by its place; the selected one may be tapped too.
  case tapTab(Int, title: String)

  /// A page turned, to the end.
  case turnPage(forward: Bool)

  /// A page turned half way and back.
  case cancelPageTurn(forward: Bool)

  /// A tap on a button in the navigation bar, counted from the left.
  case press(Int, title: String)

  /// A choice of a button of an alert, by its place.
  case choose(Int, title: String)
}

extension SystemGesture {
  /// The same gesture with the finger still on the screen, if it can be stopped half way.
  package var beginning: SystemGesture? {
    switch self {
    case .swipeBack: .beginSwipeBack
    case .pullSheetDown: .beginPullSheetDown
    default: nil
    }
  }
}

extension SystemGesture: CustomStringConvertible {
  /// What the user would call it.
  public var description: String {
    switch self {
    case .back: "back"
    case .swipeBack: "swipe back"
    case .cancelSwipeBack: "swipe back, cancelled"
    case .beginSwipeBack: "begin to swipe back"
    case .beginPullSheetDown: "begin to pull sheet down"
    case .finishGesture: "lift finger at the end"
    case .cancelGesture: "lift finger early"
    case .holdBack(_, let title): "hold back, choose \(title)"
    case .pullSheetDown: "pull sheet down"
    case .cancelPullSheetDown: "pull sheet down, cancelled"
    case .tapOutside: "tap outside"
    case .tapTab(_, let title): "tab \(title)"
    case .turnPage(let forward): forward ? "turn page" : "turn page back"
    case .cancelPageTurn(let forward):
      forward ? "turn page, cancelled" : "turn page back, cancelled"
    case .press(_, let title): "press \(title)"
    case .choose(_, let title): "choose \(title)"
    }
  }
}
