extension FlowProperty {
  /// A swipe back, a sheet pulled down or a page turn that the user begins and cancels leaves the flow
  /// as it was.
  ///
  /// UIKit tells of a gesture when it begins, and of most only there: who takes that for the end believes
  /// that a screen has left that is still there. What changes by itself with time, such as a count of
  /// appearances, can be left out of the state by ``Flow/stateKey``.
  public static var cancelledGestureChangesNothing: FlowProperty {
    .invariant("cancelled gesture changes nothing") { state in
      state.record.outcome.leftOfGesture.map { Breach($0) }
    }
    .grouped(by: changedPlace)
    .stating(
      "A swipe back, a sheet pulled down or a page turn that the user begins and cancels leaves the "
        + "flow as it was.", id: "cancelled-gesture-changes-nothing")
  }

  /// Returns which property has changed, whatever its values, or that the gesture has led elsewhere.
  private static func changedPlace(in reason: String) -> String {
    let change = reason.firstRange(of: ", but ").map { reason[$0.upperBound...] } ?? reason[...]
    let end = [" = ", " from "].compactMap { change.firstRange(of: $0)?.lowerBound }.min()
    return String(change[..<(end ?? change.endIndex)])
  }
}
