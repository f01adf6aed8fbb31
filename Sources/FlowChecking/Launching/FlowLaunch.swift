import Coordinators
import HeadlessUIKit
import ModelChecking

/// One launch of a flow, standing in the state that the events so far have led to.
@MainActor
final class FlowLaunch {
  /// The launched flow.
  let scene: FlowScene

  /// What recorded routers did.
  let trace = RouterTrace()

  /// The hash of everything that was read of the present state.
  @exclusivity(unchecked) private(set) var fingerprint: Fingerprint

  /// Notices tasks that nobody runs.
  @exclusivity(unchecked) private var taskWatch: TaskWatch

  private let device: HeadlessDevice
  private let observer: FlowObserver
  private let reader: StateReader
  @exclusivity(unchecked) private var eventCount = 0
  @exclusivity(unchecked) private var isRestless = false

  /// What the flow does not mind UIKit to complain about.
  private let acceptedComplaints: Set<UIKitComplaint>
  private let additions: [(FlowScene) -> Any?]

  /// How many of UIKit's messages had come when the app was last at rest.
  @exclusivity(unchecked) private var judgedMessages = 0

  /// What UIKit is to complain about since the app was last at rest.
  @exclusivity(unchecked) private var expectedComplaints: Set<UIKitComplaint> = []

  /// Watches what comes of each event.
  @exclusivity(unchecked) private var watch = EventWatch()

  /// How many events have come since the app was last at rest, if it is in motion.
  @exclusivity(unchecked) private(set) var eventsInMotion = 0

  init(
    of flow: FlowDeclaration, under profile: UIKitProfile, catalog: TypeCatalog,
    onConsult: ((UIKitKnob) -> Void)? = nil
  ) {
    device = HeadlessDevice(profile: profile, onConsult: onConsult)
    HeadlessDevice.current = device
    let window = UIWindow(frame: .zero)
    trace.window = window
    var taskWatch = TaskWatch()
    let root = RouterTrace.$current.withValue(trace) {
      taskWatch.watch {
        let root = flow.launch(window)
        window.makeKeyAndVisible()
        return root
      }
    }
    self.taskWatch = taskWatch
    scene = FlowScene(window: window, root: root)
    reader = StateReader(catalog: catalog)
    fingerprint = reader.fingerprint
    acceptedComplaints = flow.acceptedComplaints
    additions = flow.stateKey.additions
    observer = FlowObserver(recording: trace, events: flow.events, catalog: catalog)
    recording { isRestless = !device.clock.settle() }
    observe()
  }

  /// The questions about UIKit that have come up since the launch.
  var consulted: Set<UIKitKnob> { consultedBefore.union(device.consulted) }

  private var consultedBefore: Set<UIKitKnob> = []

  /// Returns the questions about UIKit that have come up since the last time.
  func takeConsulted() -> Set<UIKitKnob> {
    let latest = device.takeConsulted()
    consultedBefore.formUnion(latest)
    return latest
  }

  /// Whether a task was begun that does nothing before it is too late.
  var hasLostTask: Bool { taskWatch.hasSeenTask }

  /// The long waits that can be the next to end.
  var endingWaits: [OfferedEvent.Source] {
    let waits = device.clock.longWaits
    return device.clock.endingWaits.map { .wait($0, title: waits[$0].title) }
  }

  /// The present state.
  var state: FlowState {
    FlowState(
      scene: scene, tree: tree ?? FlowTree(of: scene.window, root: scene.rootCoordinator),
      record: record)
  }

  /// What the user sees, and who is there to answer.
  var picture: FlowPicture {
    let tree = tree ?? FlowTree(of: scene.window, root: scene.rootCoordinator)
    return FlowPainter(of: scene.window, root: scene.root, tree, reader).picture
  }

  /// Performs something and lets the app come to rest, or only do what it does at once.
  func perform(_ occasion: Occasion, _ event: @MainActor (FlowScene) -> Void) {
    HeadlessDevice.current = device
    watch.begin(occasion, in: self)
    lookAway()
    eventCount += 1
    device.clock.beginEvent()
    trace.beginEvent(isAtRest: eventsInMotion == 0)
    if eventsInMotion == 0 {
      judgedMessages = device.console.count
      expectedComplaints = []
      device.forgetLostRequests()
    }
    if case .refusal(let complaint) = occasion.declaration?.expectation {
      expectedComplaints.insert(complaint)
    }
    recording {
      event(scene)
      isRestless = !(occasion.isHasty ? device.clock.runDue() : device.clock.settle())
    }
    eventsInMotion = isInMotion && !isRestless ? eventsInMotion + 1 : 0
    observe()
    watch.end(occasion, in: self, saying: newMessages)
  }

  /// Does something whose doings belong to the launch, in tasks too.
  private func recording(_ act: () -> Void) {
    RouterTrace.$current.withValue(trace) { taskWatch.watch(act) }
  }

  /// Whether nothing moves, and no finger holds what it has moved.
  var isAtRest: Bool { eventsInMotion == 0 }

  /// Whether something moves, or a finger holds what it has moved.
  private var isInMotion: Bool { !device.clock.isIdle || scene.window.isFingerDown }

  /// Returns every simple value of the present state with its place, to compare two runs.
  func describe() -> [String] { reading(of: .everything, describing: true).description }

  /// Reads the present state once more and notes what is in it, or describes that too.
  func reading(of extent: Standstill.Extent, describing isDescribing: Bool) -> StateReader {
    let isWhole = extent != .withoutScreens
    let reader = StateReader(
      catalog: reader.catalog, describing: isDescribing, noting: true, skippingScreens: !isWhole)
    if isWhole {
      read(by: reader)
    } else {
      let tree = trace.tree
      for controller in tree.controllers { reader.read(object: controller) }
      reader.read(object: scene.root)
      observer.tellState(of: tree, self.reader, to: reader)
    }
    return reader
  }

  /// What hangs on the window and the root, as long as nothing happens.
  @exclusivity(unchecked) private var tree: FlowTree?

  /// The objects that nothing of the flow refers to any more.
  @exclusivity(unchecked) private var leaked: [TrackedObject] = []

  /// The screens that routers refer to though they have left.
  @exclusivity(unchecked) private var staleEntries: [FlowRecord.StaleEntry] = []

  /// Lets go of all that was looked at, so that nothing lives longer for it.
  private func lookAway() {
    scene.stir()
    tree = nil
    trace.treeAtRest = nil
  }

  /// Notes what has become of the flow, if it is at rest.
  private func observe() {
    scene.standStill()
    let tree = FlowTree(of: scene.window, root: scene.rootCoordinator)
    self.tree = tree
    trace.treeAtRest = tree
    if eventsInMotion == 0 {
      trace.settle(with: tree, after: eventCount)
      settleRequests(with: tree)
    }
    observer.lifetimes.removeFreed()
    reader.startAnew()
    read(by: reader)
    if eventsInMotion == 0 { observer.observe(tree, reader, after: eventCount) }
    let waits = device.clock.longWaits
    leaked = observer.leakedObjects(reader, during: waits)
    if eventsInMotion == 0 { staleEntries = observer.staleEntries(in: tree, reader) }
    observer.tellState(of: tree, reader, to: reader)
    reader.hear("leaked", values: leaked.isEmpty ? [] : leaked.map(\.name))
    if !waits.isEmpty { reader.read(observer.state(of: waits, in: tree)) }
    reader.hear("eventsInMotion", number: eventsInMotion)
    reader.hear("waits", values: device.clock.waits)
    if eventsInMotion > 0 { reader.read(complaints.map(\.text) + trace.unjudged) }
    if eventsInMotion > 0 { watch.tellState(to: reader) }
    if eventsInMotion > 0 || device.isAwaiting { reader.read(device.requests.map(\.text)) }
    reader.readObjects()
    fingerprint = reader.fingerprint
    reader.letGo()
  }

  /// Notes what has come of what was asked for; what UIKit has refused nobody waits for.
  private func settleRequests(with tree: FlowTree) {
    if newMessages.contains(where: { $0.isRefusal || $0.isException }) { device.settleScreens() }
    device.forgetMetRequests { tree.holds($0) }
  }

  /// Why UIKit would have ended the app, if it would.
  var exception: ConsoleMessage? { device.console.first { $0.isException } }

  /// What has been lost or has gone wrong.
  private var record: FlowRecord {
    FlowRecord(
      trace: trace, leakedChildren: tree.map(observer.leakedChildren) ?? [],
      leakedObjects: leaked, frontmostOrphan: observer.orphan(among: scene.touchablePaths),
      complaints: complaints, exception: exception,
      lostRequests: device.isAwaiting ? [] : device.requests, staleEntries: staleEntries,
      outcome: watch.outcome, isAtRest: isAtRest, isRestless: isRestless)
  }

  /// What is still to be judged of UIKit's complaints.
  ///
  /// In motion that is part of the state, since it decides what will be judged at rest; at rest it is
  /// a fact of the last event and not of the state.
  private var complaints: [ConsoleMessage] {
    newMessages.filter {
      !acceptedComplaints.contains($0.complaint) && !expectedComplaints.contains($0.complaint)
    }
  }

  /// What UIKit has said since the app was last at rest.
  private var newMessages: ArraySlice<ConsoleMessage> { device.console.dropFirst(judgedMessages) }

  private func read(by reader: StateReader) {
    reader.read(object: scene.root)
    reader.read(object: scene.window)
    for addition in additions { reader.read(addition(scene)) }
  }
}
