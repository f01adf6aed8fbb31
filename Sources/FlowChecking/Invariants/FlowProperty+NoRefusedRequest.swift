import HeadlessUIKit

extension FlowProperty {
  /// UIKit refuses none of the presentations and dismissals that it is asked for.
  ///
  /// A refused request is lost: UIKit prints a line on the console, which nobody reads in the field,
  /// and the screen never comes or never leaves.
  public static var noRefusedRequest: FlowProperty {
    .invariant("no refused request") { state in
      guard let refusal = state.record.complaints.first(where: \.isRefusal) else { return nil }
      return Breach("the request is lost: \(refusal.text)")
    }
    .stating(
      "UIKit refuses none of the presentations and dismissals that it is asked for.",
      id: "no-refused-request")
  }
}
