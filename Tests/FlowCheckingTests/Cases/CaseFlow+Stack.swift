import FlowChecking
import HeadlessUIKit

extension CaseFlow {
  /// Dismisses the router of the case.
  private static let close: Action = { home, _ in home.pusher?.dismiss(animated: true) }

  /// Pushes A and B by one router, which can be dismissed from both, and more.
  static func stack(
    _ habits: CaseRouter.Habits, closes: Bool = true, more: [(String, Action)] = []
  ) -> CaseFlow {
    let open: Action = { home, _ in home.push("A", habits) }
    let next: Action = { home, _ in home.push("B", habits) }
    let closers = closes ? [("A.close", close), ("B.close", close)] : []
    return CaseFlow(taps: [("Home.open", open), ("A.next", next)] + closers + more)
  }

  /// Presents A over home by one router, which can be dismissed from there.
  static func sheet(_ habits: CaseSheetRouter.Habits, more: [(String, Action)] = []) -> CaseFlow {
    let open: Action = { home, screen in home.showSheet("A", over: screen, habits) }
    return CaseFlow(taps: [("Home.open", open), ("A.close", close)] + more)
  }
}
