import Coordinators

/// What recorded routers were asked to do and reported, in one order.
@MainActor
public final class RouterTrace {
  /// The trace of the flow that is being launched or run; routers created then record into it.
  @TaskLocal static var current: RouterTrace?

  /// The calls since the trace was created, or in a flow since its last event began.
  @exclusivity(unchecked) public private(set) var calls: [RouterCall] = []

  /// The screens that are shown, or whose closure has not run.
  @exclusivity(unchecked) private(set) var presentations: [Presentation] = []

  /// The presentations whose closure has run again since the flow was last at rest.
  @exclusivity(unchecked) private(set) var repeated: [Presentation] = []

  /// The dismissals since the flow was last at rest.
  @exclusivity(unchecked) private(set) var dismissals: [Dismissal] = []

  private struct Recorder {
    weak var router: RecordingRouter?
  }

  @exclusivity(unchecked) private var recorders: [Recorder] = []

  /// Does something with the routers that record here and are alive, oldest first.
  func forEachRouter(_ act: @MainActor (RecordingRouter) -> Void) {
    for place in recorders.indices {
      if let router = recorders[place].router { act(router) }
    }
  }

  /// Returns whether a screen is shown, or its closure has not run.
  func isOpen(_ screen: UIViewController) -> Bool {
    for presentation in presentations where presentation.screen.screen === screen { return true }
    return false
  }

  /// Returns the presentations, those of screens that come first in a tree first.
  func presentations(inOrderOf tree: FlowTree) -> [Presentation] {
    guard presentations.count > 1 else { return presentations }
    var placed: [(place: Int, presentation: Presentation)] = []
    for presentation in presentations {
      placed.append((tree.place(of: presentation.screen.screen), presentation))
    }
    placed.sort { $0.place < $1.place }
    return placed.map(\.presentation)
  }

  /// The window on which the routers' screens are.
  weak var window: UIWindow?

  /// What hangs on the window, for as long as nothing happens.
  @exclusivity(unchecked) var treeAtRest: FlowTree?

  /// What hangs on the window now.
  var tree: FlowTree { treeAtRest ?? FlowTree(of: window) }

  /// The controllers that hang on the window now.
  var controllersNow: [UIViewController] { tree.controllers }

  /// Creates an empty trace.
  public init() {}

  /// Notes that a router records here.
  func add(_ router: RecordingRouter) {
    recorders.removeAll { $0.router == nil }
    recorders.append(Recorder(router: router))
  }

  func record(_ call: RouterCall) {
    calls.append(call)
  }

  /// Adds a presentation; an earlier one of the same screen whose closure has run is over.
  func add(_ presentation: Presentation) {
    presentations.removeAll { $0.screen.id == presentation.screen.id && $0.runCount > 0 }
    presentations.append(presentation)
  }

  func add(_ dismissal: Dismissal) {
    dismissals.append(dismissal)
  }

  /// Notes that the closure of a presentation has run.
  func close(_ presentation: Presentation) {
    presentation.runCount += 1
    if presentation.runCount > 1 { repeated.append(presentation) }
    record(
      RouterCall(
        kind: .onDismissed, router: presentation.call.router, screen: presentation.screen.name,
        isAnimated: nil, location: presentation.call.location))
  }

  /// What will be judged once the flow is at rest, as text.
  var unjudged: [String] {
    repeated.map(\.screen.name) + dismissals.map(\.text)
  }

  /// Forgets the calls of the last event, and what has been judged since the flow was at rest.
  func beginEvent(isAtRest: Bool) {
    calls = []
    guard isAtRest else { return }
    dismissals = []
    repeated = []
  }

  /// Notes which screens have come or left, and forgets the presentations that ended as they should.
  func settle(with tree: FlowTree, after event: Int) {
    var open: [Presentation] = []
    for presentation in presentations {
      presentation.settle(isShown: tree.holds(presentation.screen.screen), after: event)
      if !presentation.isOver { open.append(presentation) }
    }
    if open.count < presentations.count { presentations = open }
  }
}
