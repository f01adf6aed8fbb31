extension [FlowProperty] {
  /// The invariants that every flow should keep.
  @MainActor public static var standard: [FlowProperty] {
    [
      .onDismissedRunsOnce, .noLeakedChildren, .balancedStack, .routersBookIsTheStack,
      .nothingOutlivesItsFlow, .noDeadTap, .oldRootLeaves, .noRefusedRequest, .noLostPresentation,
      .cancelledGestureChangesNothing, .oneEventOneScreen,
      .noUIKitWarning, .noException, .noCrash, .noGrowth, .noDeadEvent,
    ]
  }

  /// Returns the properties without some that a flow is not to be held to, as in
  /// `.standard.without(.noDeadEvent)`.
  ///
  /// They are told by their ids. What ends the process in which the tool runs the flow is always
  /// reported.
  @MainActor public func without(_ others: FlowProperty...) -> [FlowProperty] {
    filter { property in !others.contains { $0.statement.id == property.statement.id } }
  }
}
