import ModelChecking

/// Keeps what each state looks like when it is first seen.
///
/// What many states have in common is kept once.
@MainActor
struct FlowAlbum<System: FlowExecution> {
  private let system: System
  private var sights: [FlowSight] = []
  private var pictures: Set<FlowPicture> = []
  private var menus: Set<[FlowSight.Event]> = []

  /// Begins without any state of a system.
  init(of system: System) {
    self.system = system
  }

  /// Keeps the present state, if it is new.
  mutating func look(at exploration: Exploration<Fingerprint>) {
    if exploration.graph.stateCount > sights.count { keep(system.sight) }
  }

  /// Returns the map of what has been seen of a flow.
  func map(of graph: StateGraph<Fingerprint>, _ flow: FlowDeclaration) -> FlowMap {
    FlowMap(of: graph, seen: sights, declared: flow.events.map(\.name))
  }

  private mutating func keep(_ sight: FlowSight) {
    var sight = sight
    sight.picture = sight.picture.map { pictures.insert($0).memberAfterInsert }
    sight.events = menus.insert(sight.events).memberAfterInsert
    sights.append(sight)
  }
}
