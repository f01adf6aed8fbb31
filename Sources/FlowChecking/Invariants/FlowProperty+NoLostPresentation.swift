import HeadlessUIKit

extension FlowProperty {
  /// What UIKit or a recorded router has taken on comes about: the screen is shown, or the router runs
  /// its closure; the completion runs.
  ///
  /// A screen that never comes and a completion that never runs tell nobody, unlike a request that is
  /// refused, and the flow may wait for them for ever. What is taken away again by something that was
  /// asked for later does not count, nor does what is asked for while something leaves since an
  /// earlier event.
  public static var noLostPresentation: FlowProperty {
    .invariant("no lost presentation") { state in
      guard let lost = state.record.lostRequests.first else { return nil }
      return Breach(
        lost.isForCompletion
          ? "the completion of \(lost.text) never runs"
          : "the screen of \(lost.text) never comes, and nobody is told")
    }
    .grouped { String($0.prefix { $0 != "(" }) }
    .stating(
      "What UIKit or a recorded router has taken on comes about: the screen is shown, or the router "
        + "runs its closure; the completion runs.", id: "no-lost-presentation")
  }
}
