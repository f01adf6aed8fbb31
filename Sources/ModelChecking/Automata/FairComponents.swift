/// The components of a graph in which a run can stay for ever that takes every mark again and again,
/// and every strongly fair event that is possible again and again.
///
/// Where an event is possible in a component and never taken inside, the nodes where it is possible
/// are taken out and the rest is searched again.
struct FairComponents {
  /// The components, each by its nodes in ascending order.
  private(set) var components: [[Int]] = []

  /// The number of the part that each node was last put into; nodes of one component have the same,
  /// which no other node has.
  private(set) var part: [Int32]

  private let graph: MarkedGraph
  private var search: ComponentSearch
  private var partCount: Int32 = 0
  private var pending: [[Int]] = []

  init(in graph: MarkedGraph) {
    self.graph = graph
    part = Array(repeating: 0, count: graph.nodeCount)
    search = ComponentSearch(nodeCount: graph.nodeCount)
    pending = [Array(0..<graph.nodeCount)]
    while let nodes = pending.popLast() {
      for component in search.components(of: nodes, in: graph, part: part) { judge(component) }
    }
  }

  private mutating func judge(_ nodes: [Int]) {
    set(nodes)
    var marks: UInt64 = 0
    var taken: UInt64 = 0
    var enabled: UInt64 = 0
    var hasEdge = false
    for node in nodes {
      enabled |= graph.enabled[node]
      for edge in graph.edges[graph.edges(of: node)] where part[Int(edge.target)] == partCount {
        hasEdge = true
        marks |= edge.marks
        taken |= edge.taken
      }
    }
    guard hasEdge, marks & graph.marks == graph.marks else { return }
    let passedOver = enabled & ~taken
    guard passedOver != 0 else { return components.append(nodes.sorted()) }
    let rest = nodes.filter { graph.enabled[$0] & passedOver == 0 }
    set(rest)
    if !rest.isEmpty { pending.append(rest) }
  }

  private mutating func set(_ nodes: [Int]) {
    partCount += 1
    for node in nodes { part[node] = partCount }
  }
}
