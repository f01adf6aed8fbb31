extension Automaton {
  /// Whether each state accepts some run.
  var livingStates: [Bool] {
    var graph = MarkedGraph(marks: marks)
    var sources: [[Int]] = Array(repeating: [], count: edges.count)
    for (state, edges) in edges.enumerated() {
      for edge in edges {
        graph.addEdge(
          MarkedGraph.Edge(target: Int32(edge.target), choice: 0, marks: edge.marks, taken: 0))
        sources[edge.target].append(state)
      }
      graph.addNode()
    }
    var isAlive = Array(repeating: false, count: edges.count)
    var pending = FairComponents(in: graph).components.flatMap { $0 }
    while let state = pending.popLast() {
      guard !isAlive[state] else { continue }
      isAlive[state] = true
      pending += sources[state]
    }
    return isAlive
  }
}
