/// The kinds of faults that navigation by coordinators has in the field.
enum BugKind: Int, CaseIterable, Sendable {
  case backNotSeen = 1
  case closerNotSeen
  case cancelledGesture
  case severalAtOnce
  case twoEvents
  case doneTwice
  case neverCompletes
  case refused
  case wrongTarget
  case sharedStack
  case freedTooEarly
  case oldSession
  case keptTooLong
  case mirroredState
  case containerSignals
  case restoration
  case deadEnd

  /// What goes wrong, in words.
  var name: String {
    switch self {
    case .backNotSeen: "the back button or a swipe is not seen"
    case .closerNotSeen: "only one of two ways to close a sheet is seen"
    case .cancelledGesture: "a cancelled gesture is taken for done"
    case .severalAtOnce: "of several screens that leave at once, or without animation, one is seen"
    case .twoEvents: "two events during one animation"
    case .doneTwice: "a screen's end is handled twice, too early or in the wrong order"
    case .neverCompletes: "a request never completes, and the flow is deaf from then on"
    case .refused: "UIKit refuses a presentation, or it is lost"
    case .wrongTarget: "a dismissal, pop or push hits another container"
    case .sharedStack: "two routers share one stack and one delegate"
    case .freedTooEarly: "a coordinator is freed while its screen shows"
    case .oldSession: "a new root, a logout or a link leaves the old flow behind"
    case .keptTooLong: "a cycle, a table or a cache keeps what has left"
    case .mirroredState: "the state that mirrors the stack differs from it"
    case .containerSignals: "a container's signal is taken for a close"
    case .restoration: "restored screens come without their coordinator"
    case .deadEnd: "a dead end, a loop or a forbidden screen"
    }
  }

  /// How many faults of real apps and libraries have been collected that are of the kind, of 159.
  var collected: Int {
    switch self {
    case .closerNotSeen, .severalAtOnce: 15
    case .twoEvents, .oldSession: 14
    case .backNotSeen, .doneTwice, .refused, .wrongTarget: 12
    case .neverCompletes: 8
    case .cancelledGesture, .mirroredState: 7
    case .sharedStack, .keptTooLong, .containerSignals: 6
    case .freedTooEarly: 5
    case .restoration, .deadEnd: 4
    }
  }
}
