/// Finds a short cycle in a component that a fair run can stay in, from one of its nodes.
///
/// It goes to the nearest edge that does something for the run, again and again, and back at last.
struct CycleSearch {
  private let graph: MarkedGraph
  private let part: [Int32]
  private let start: Int
  private var node: Int
  private var marks: UInt64 = 0
  private var taken: UInt64 = 0
  private var enabled: UInt64

  /// The places of the edges of the cycle.
  private(set) var edges: [Int] = []

  init(from start: Int, in graph: MarkedGraph, part: [Int32]) {
    self.graph = graph
    self.part = part
    self.start = start
    node = start
    enabled = graph.enabled[start]
    repeat {
      while owesSomething { go { search, edge in search.helps(edge) } }
      if node != start || edges.isEmpty { go { search, edge in Int(edge.target) == search.start } }
    } while owesSomething
  }

  private var owesSomething: Bool { graph.marks & ~marks != 0 || enabled & ~taken != 0 }

  private func helps(_ edge: MarkedGraph.Edge) -> Bool {
    edge.marks & graph.marks & ~marks != 0 || edge.taken & enabled & ~taken != 0
  }

  /// Goes along the nearest edge of a kind.
  private mutating func go(to isWanted: (Self, MarkedGraph.Edge) -> Bool) {
    var arrivals: [Int: Int] = [:]
    var sources = [node]
    var next = 0
    while next < sources.count {
      let source = sources[next]
      next += 1
      for place in graph.edges(of: source) {
        let edge = graph.edges[place]
        let target = Int(edge.target)
        guard part[target] == part[start] else { continue }
        if isWanted(self, edge) { return take(place, from: source, arrivals) }
        guard target != node, arrivals[target] == nil else { continue }
        arrivals[target] = place
        sources.append(target)
      }
    }
    preconditionFailure("A component has all that its runs take.")
  }

  private mutating func take(_ last: Int, from source: Int, _ arrivals: [Int: Int]) {
    var route = [last]
    var current = source
    while current != node, let place = arrivals[current] {
      route.append(place)
      current = self.source(of: place)
    }
    for place in route.reversed() {
      let edge = graph.edges[place]
      marks |= edge.marks
      taken |= edge.taken
      node = Int(edge.target)
      enabled |= graph.enabled[node]
      edges.append(place)
    }
  }

  /// Returns the node that an edge leaves, by halving.
  private func source(of edge: Int) -> Int {
    var low = 0
    var high = graph.nodeCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if graph.starts[middle] <= edge { low = middle } else { high = middle }
    }
    return low
  }
}
