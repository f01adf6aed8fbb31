import HeadlessUIKit

/// An event that is possible in a worker: equal ones are the same event there.
struct WorkerEvent: Hashable {
  /// What it is counted as.
  let kind: EventKind

  /// What the user would call it, if UIKit handles it itself.
  let title: String

  /// The place of the values of its parameters, or of what is touched.
  let place: Int

  /// Whether the next event comes while the animations that this one begins still run.
  let isHasty: Bool

  /// The propositions about events that are true after it, by their places.
  var truths: Set<Int> = []
}

extension WorkerEvent {
  /// Tells an event of the worker's side from others.
  init(_ event: OfferedEvent) {
    kind = event.kind
    isHasty = event.isHasty
    switch event.source {
    case .declared(_, let value):
      title = ""
      place = value
    case .system(let gesture):
      title = gesture.description
      place = gesture.place
    case .wait(let place, let title):
      self.title = title
      self.place = place
    }
  }
}

extension SystemGesture {
  /// The place of what is touched among others of its kind.
  fileprivate var place: Int {
    switch self {
    case .holdBack(let place, _), .tapTab(let place, _), .press(let place, _),
      .choose(let place, _):
      place
    default: 0
    }
  }
}
