/// A graph with marks on its edges, of which a run that counts has to take each for ever.
struct MarkedGraph {
  /// An edge with what it does for the run.
  struct Edge {
    /// The node that it leads to.
    let target: Int32

    /// The choice that it stands for; -1 where nothing happens.
    let choice: Int32

    /// The marks that it bears.
    let marks: UInt64

    /// The strongly fair events that it takes.
    let taken: UInt64
  }

  /// Where the edges of each node begin.
  private(set) var starts = [0]

  /// The edges, in the order of the nodes that they leave.
  private(set) var edges: [Edge] = []

  /// The strongly fair events that are possible in each node.
  private(set) var enabled: [UInt64] = []

  /// All marks.
  let marks: UInt64

  init(marks: UInt64) {
    self.marks = marks
  }

  /// How many nodes have got their edges.
  var nodeCount: Int { enabled.count }

  /// Returns the places of the edges that leave a node.
  func edges(of node: Int) -> Range<Int> { starts[node]..<starts[node + 1] }

  /// Adds an edge of the next node.
  mutating func addEdge(_ edge: Edge) { edges.append(edge) }

  /// Adds the next node, of which all edges have been added.
  mutating func addNode(enabled: UInt64 = 0) {
    starts.append(edges.count)
    self.enabled.append(enabled)
  }
}
