import Coordinators

extension FlowProperty {
  /// When a recorded router dismisses its screens they leave, and the ones that were there before
  /// them stay.
  ///
  /// What others take away in the same event does not count, such as another router that dismisses or
  /// a new root of the window. Nor does the lowest screen of all, which nothing lies under that could
  /// be shown instead.
  public static var balancedStack: FlowProperty {
    .invariant("balanced stack") { state in
      let dismissals = state.record.trace.dismissals
      guard !dismissals.isEmpty else { return nil }
      let meant = Set(dismissals.flatMap(\.own).map(\.id))
      return dismissals.lazy.compactMap { dismissal in
        breach(by: dismissal, meaning: meant, leaving: state.controllers)
      }.first
    }
    .stating(
      "When a recorded router dismisses, its own screens leave, and those that were there before "
        + "them stay.", id: "balanced-stack"
    )
    .applying(
      where: { !$0.record.trace.presentations.isEmpty },
      otherwise: "no recorded router shows a screen")
  }

  private static func breach(
    by dismissal: Dismissal, meaning meant: Set<ObjectIdentifier>,
    leaving controllers: [UIViewController]
  ) -> Breach? {
    let closed = dismissal.presentedBelow.filter { !$0.isOne(of: controllers) }
    if let screen = (dismissal.taken + closed).first(where: { !meant.contains($0.id) }) {
      return Breach("\(dismissal.router) removed \(screen.name), which it had not shown")
    }
    let left = dismissal.own.filter { $0.isOne(of: controllers) && !$0.isLowest }
    guard let screen = left.first else { return nil }
    return Breach("\(dismissal.router) was to dismiss \(screen.name), which is still there")
  }
}
