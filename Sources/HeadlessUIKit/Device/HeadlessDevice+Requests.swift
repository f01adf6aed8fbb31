extension HeadlessDevice {
  /// Notes that a screen is to come, and returns what says so.
  ///
  /// Nobody expects that while something leaves whose way out began with an earlier event: a tap on a
  /// screen that leaves is meant for what leaves.
  @discardableResult
  package func expect(_ screen: UIViewController, of text: String) -> ScreenRequest? {
    let isLate = outcomes.values.contains { $0.isWayOut && $0.beganIn != clock.eventCount }
    guard !isLate else { return nil }
    return requests.first { $0.screen === screen && !$0.isSettled }
      ?? add(ScreenRequest(text, for: screen))
  }

  /// Notes that something is to come, and returns it; what has come about meanwhile is forgotten.
  func add(_ request: ScreenRequest) -> ScreenRequest {
    requests.removeAll(where: \.isSettled)
    requests.append(request)
    return request
  }

  /// Notes that screens are taken away, among which may be those that were to come before.
  package func settleScreens() {
    for request in requests where !request.isForCompletion { request.settle() }
  }

  /// Forgets what has come about, at rest: a screen has come when it is in some window, or satisfies a
  /// condition.
  package func forgetMetRequests(where hasCome: (UIViewController) -> Bool) {
    for request in requests {
      guard let screen = request.screen else { continue }
      if screen.viewIfLoaded?.window != nil || hasCome(screen) { request.settle() }
    }
    requests.removeAll(where: \.isSettled)
  }

  /// Forgets what has not come and will not.
  package func forgetLostRequests() {
    if !isAwaiting { requests = [] }
  }

  /// Whether what has not come may still come at the end of a long wait.
  package var isAwaiting: Bool { !clock.longWaits.allSatisfy(\.isRepeating) }
}
