extension [FlowProperty] {
  /// The invariants that every flow should keep.
  @MainActor public static var standard: [FlowProperty] {
    [
      .onDismissedRunsOnce, .noLeakedChildren, .balancedStack, .nothingOutlivesItsFlow, .noDeadTap,
      .noRefusedRequest, .noLostPresentation, .noUIKitWarning, .noException, .noCrash,
      .noDeadEvent,
    ]
  }
}
