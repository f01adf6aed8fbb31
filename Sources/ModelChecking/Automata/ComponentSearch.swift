/// Finds the strongly connected components of a part of a graph.
///
/// R. Tarjan's algorithm with a stack of its own, so that large graphs do not overflow the program's.
/// Takes time linear in the edges of the part.
struct ComponentSearch {
  private struct Visit {
    let node: Int
    var edge: Int
  }

  private var order: [Int32]
  private var lowest: [Int32]
  private var isOpen: [Bool]
  private var count: Int32 = 0
  private var visits: [Visit] = []
  private var open: [Int] = []
  private var found: [[Int]] = []

  init(nodeCount: Int) {
    order = Array(repeating: -1, count: nodeCount)
    lowest = order
    isOpen = Array(repeating: false, count: nodeCount)
  }

  /// Returns the components of some nodes, along edges that stay among those of one part.
  mutating func components(
    of nodes: [Int], in graph: MarkedGraph, part: [Int32]
  ) -> [[Int]] {
    for node in nodes { order[node] = -1 }
    found = []
    for node in nodes where order[node] < 0 {
      enter(node, graph)
      while let visit = visits.last { step(visit, graph, part) }
    }
    return found
  }

  private mutating func enter(_ node: Int, _ graph: MarkedGraph) {
    order[node] = count
    lowest[node] = count
    count += 1
    open.append(node)
    isOpen[node] = true
    visits.append(Visit(node: node, edge: graph.starts[node]))
  }

  private mutating func step(_ visit: Visit, _ graph: MarkedGraph, _ part: [Int32]) {
    guard visit.edge < graph.starts[visit.node + 1] else { return leave(visit.node) }
    visits[visits.count - 1].edge += 1
    let target = Int(graph.edges[visit.edge].target)
    guard part[target] == part[visit.node] else { return }
    if order[target] < 0 {
      enter(target, graph)
    } else if isOpen[target] {
      lowest[visit.node] = min(lowest[visit.node], order[target])
    }
  }

  private mutating func leave(_ node: Int) {
    visits.removeLast()
    if let above = visits.last?.node { lowest[above] = min(lowest[above], lowest[node]) }
    guard lowest[node] == order[node] else { return }
    var component: [Int] = []
    repeat {
      let member = open.removeLast()
      isOpen[member] = false
      component.append(member)
    } while component.last != node
    found.append(component)
  }
}
