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

  /// A screen that a router refers to though it has left.
  struct StaleEntry {
    let router: String
    let screen: String
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

  /// The screens that routers refer to though they have left.
  var staleEntries: [StaleEntry] = []

  /// What came of the last event that was not to come of it.
  var outcome = EventOutcome()
  var isAtRest = true

  /// Whether one animation or job followed another without an end.
  var isRestless = false
}
