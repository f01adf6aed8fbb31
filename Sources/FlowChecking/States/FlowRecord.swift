import HeadlessUIKit

/// What is known of a flow at rest beyond what is on the window: what has been lost, and since when.
@MainActor
struct FlowRecord {
  /// A coordinator that its parent holds though its flow is over.
  struct LeakedChild {
    let child: String
    let parent: String
    let since: Int?
  }

  let trace: RouterTrace
  var leakedChildren: [LeakedChild] = []
  var leakedObjects: [TrackedObject] = []
  var frontmostOrphan: TrackedObject?

  /// What UIKit has complained about since the flow was last at rest, unless the flow accepts it.
  var complaints: [ConsoleMessage] = []
  var exception: ConsoleMessage?

  /// What UIKit or a router has taken on since the flow was last at rest, and has not brought about.
  var lostRequests: [ScreenRequest] = []

  /// What came of an event that is to be ignored.
  var unignored: String?

  /// What came of an event that UIKit is to refuse, if that was not a refusal.
  var unrefused: String?
  var isAtRest = true

  /// Whether one animation or job followed another without an end.
  var isRestless = false
}
