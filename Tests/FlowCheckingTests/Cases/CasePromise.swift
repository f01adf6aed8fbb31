/// The promises that the faults of real apps break.
enum CasePromise: String {
  case balancedStack = "balanced stack"
  case noDeadTap = "no dead tap"
  case noException = "no exception"
  case cancelledGestureChangesNothing = "cancelled gesture changes nothing"
  case noLeakedChildren = "no leaked children"
  case noLostPresentation = "no lost presentation"
  case noRefusedRequest = "no refused request"
  case nothingOutlivesItsFlow = "no object outlives its flow"
  case oldRootLeaves = "the old root leaves"
  case oneEventOneScreen = "one event, one screen"
  case onDismissedRunsOnce = "onDismissed runs exactly once"
}
