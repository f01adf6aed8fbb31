import Coordinators

extension FlowProperty {
  /// When a recorded router dismisses its screens they leave, and the ones that were there before
  /// them stay.
  ///
  /// Screens below that another router dismisses in the same event do not count, nor does the lowest
  /// screen of all, which nothing lies under that could be shown instead.
  public static var balancedStack: FlowProperty {
    .invariant("balanced stack") { state in
      let dismissals = state.record.trace.dismissals
      return dismissals.lazy.compactMap { dismissal in
        breach(by: dismissal, among: dismissals, leaving: state.controllers)
      }.first
    }
  }

  private static func breach(
    by dismissal: Dismissal, among all: [Dismissal], leaving controllers: [UIViewController]
  ) -> Breach? {
    let meant = all.flatMap(\.own).map(\.name)
    let lost = dismissal.base.filter { base in
      !base.isOne(of: controllers) && !meant.contains(base.name)
    }
    if let screen = lost.first {
      return Breach("\(dismissal.router) removed \(screen.name), which it had not shown")
    }
    let left = dismissal.own.filter { $0.isOne(of: controllers) && !$0.isLowest }
    guard let screen = left.first else { return nil }
    return Breach("\(dismissal.router) was to dismiss \(screen.name), which is still there")
  }
}
