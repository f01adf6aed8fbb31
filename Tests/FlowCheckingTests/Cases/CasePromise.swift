/// The promises that the faults of real apps break.
enum CasePromise: String {
  case balancedStack = "balanced stack"
  case noDeadTap = "no dead tap"
  case noException = "no exception"
  case noLeakedChildren = "no leaked children"
  case noRefusedRequest = "no refused request"
  case nothingOutlivesItsFlow = "no object outlives its flow"
  case onDismissedRunsOnce = "onDismissed runs exactly once"
}
