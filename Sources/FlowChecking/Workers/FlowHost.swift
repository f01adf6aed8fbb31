import HeadlessUIKit

/// A flow and where it runs: in this process, or in a worker.
@MainActor
struct FlowHost {
  /// The flow; in a worker it promises not to crash, whether it lists that or not.
  let flow: FlowDeclaration

  /// What is known of the flow under a profile and with an impatience, and is added to; nil where
  /// nothing is to be remembered.
  var memory: ((UIKitProfile, Int) -> FlowKnowledge)?

  /// Which of several processes that share the work this one is, and how many there are.
  var share = (place: 0, count: 1)

  private let worker: FlowWorker?
  private let foresight = Foresight()

  /// Workers that explore ahead, the first of which does everything else too.
  private let scouts: [FlowWorker]

  /// Has a flow run in a worker, or in this process where none is given.
  init(_ flow: FlowDeclaration, in worker: FlowWorker? = nil, scouts: [FlowWorker] = []) {
    self.worker = worker
    self.scouts = scouts
    self.flow = worker == nil ? flow : flow.promisingNotToCrash
  }

  /// Has a flow run in workers that a closure starts, or in this process where that is impossible;
  /// so many of them explore ahead.
  init(
    _ flow: FlowDeclaration, startingWorkers start: @escaping () -> (any WorkerConnection)?,
    scoutCount: Int = 0
  ) {
    guard let worker = FlowWorker(start: start) else {
      self.init(flow)
      return
    }
    let further = (0..<max(0, scoutCount - 1)).map { _ in FlowWorker(startingLater: start) }
    self.init(flow, in: worker, scouts: scoutCount == 0 ? [] : [worker] + further)
  }

  /// Returns a fresh launch of the flow.
  func launch(impatience: Int, under profile: UIKitProfile) -> any FlowExecution {
    guard let worker else { return FlowSystem(flow, impatience: impatience, under: profile) }
    return WorkerSystem(flow, impatience: impatience, under: profile, in: worker)
  }

  /// Returns a fresh launch of the flow that is to be explored: where something is remembered, what is
  /// known is not done again, and where workers can, they go ahead on the way to be taken, until all is
  /// over, and some to what will be explored later.
  func launch(
    exploring order: ScoutOrder, before later: ArraySlice<ScoutOrder>, byChance isSampled: Bool,
    until isOver: @escaping () -> Bool
  ) -> any FlowExecution {
    let scouts = isSampled ? [] : scouts
    guard !scouts.isEmpty || memory != nil else {
      return launch(impatience: order.impatience, under: order.profile)
    }
    let (profile, impatience) = (order.profile, order.impatience)
    let knowledge =
      memory?(profile, impatience) ?? foresight.take(under: profile, impatience: impatience)
      ?? FlowKnowledge()
    let errands = scouts.count > 1 && share.count == 1 ? later.map(errand) : []
    var order = order
    order.place = share.place * scouts.count
    order.count = share.count * scouts.count
    let crew = ScoutCrew(
      of: scouts, following: order, knowing: knowledge, sendingOn: errands, until: isOver)
    return WorkerSystem(
      flow, impatience: order.impatience, under: order.profile, in: worker ?? local, ahead: crew)
  }

  private func errand(_ order: ScoutOrder) -> ScoutErrand {
    let (profile, impatience) = (order.profile, order.impatience)
    return ScoutErrand(
      order: order,
      knowledge: memory?(profile, impatience)
        ?? foresight.knowledge(under: profile, impatience: impatience))
  }

  /// A worker that is this process.
  private var local: FlowWorker {
    FlowWorker(startingLater: { [flow] in StageConnection(of: flow) })
  }
}
