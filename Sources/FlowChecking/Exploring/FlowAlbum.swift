import ModelChecking

/// Keeps what each state looks like when it is first seen.
///
/// What many states have in common is kept once.
@MainActor
struct FlowAlbum<System: FlowExecution> {
  private let system: System
  private var looks: [FlowLook] = []
  private var pictures: Set<FlowPicture> = []
  private var menus: Set<[FlowLook.Event]> = []

  /// Begins without any state of a system.
  init(of system: System) {
    self.system = system
  }

  /// Keeps the present state, if it is new.
  mutating func look(at exploration: Exploration<Fingerprint>) {
    if exploration.graph.stateCount > looks.count { keep(system.look) }
  }

  /// Returns the map of what has been seen of a flow.
  func map(of graph: StateGraph<Fingerprint>, _ flow: FlowDeclaration) -> FlowMap {
    FlowMap(of: graph, seen: looks, declared: flow.events.map(\.name))
  }

  private mutating func keep(_ look: FlowLook) {
    var look = look
    look.calls = []
    look.picture = look.picture.map { pictures.insert($0).memberAfterInsert }
    look.events = menus.insert(look.events).memberAfterInsert
    looks.append(look)
  }
}
