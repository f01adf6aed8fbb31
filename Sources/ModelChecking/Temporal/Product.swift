/// The runs of a system that an automaton follows: the graph of their common states.
///
/// The nodes are numbered as a breadth-first search from launch comes to them. A state that breaks a
/// promise is in none: that is said already, and what would be true there is nobody's concern.
struct Product<Key: Hashable> {
  private struct Node: Hashable {
    let state: Int32
    let mode: Int32
  }

  private let runs: KnownRuns<Key>
  private let automaton: Automaton
  private let fairness: Fairness<Int>
  private var numbers: [Node: Int32] = [:]
  private var nodes: [Node] = []
  private var parents: [Int32] = []
  private var choices: [Int32] = []

  /// The graph.
  private(set) var graph: MarkedGraph

  /// The first node from which the automaton accepts whatever comes, if there is one; nothing beyond
  /// was looked at.
  private(set) var acceptance: Int?

  init(of runs: KnownRuns<Key>, _ automaton: Automaton, _ fairness: Fairness<Int>) {
    self.runs = runs
    self.automaton = automaton
    self.fairness = fairness
    let marks = (1 << (automaton.markCount + fairness.weak.count)) - 1 as UInt64
    graph = MarkedGraph(marks: marks)
    guard runs.graph.stateCount > 0, !runs.closed.contains(0) else { return }
    for edge in automaton.edges[0] where edge.admits(runs.letters.state(0)) {
      _ = number(of: Node(state: 0, mode: Int32(edge.target)), from: -1, by: -1)
    }
    while graph.nodeCount < nodes.count, acceptance == nil { expand() }
  }

  /// Returns the choices on the shortest way to a node.
  func route(to node: Int) -> [Int] {
    var route: [Int] = []
    var current = node
    while current >= 0 {
      if choices[current] >= 0 { route.append(Int(choices[current])) }
      current = Int(parents[current])
    }
    return route.reversed()
  }

  private mutating func expand() {
    let source = graph.nodeCount
    let node = nodes[source]
    let state = Int(node.state)
    let offered = fairness.weak.isEmpty && fairness.strong.isEmpty ? 0 : runs.offered(in: state)
    for (choice, target) in runs.steps(from: state) where !runs.closed.contains(target) {
      addEdges(from: source, by: choice, to: target, offered)
    }
    if runs.isEnd(state) { addEdges(from: source, by: -1, to: state, offered) }
    graph.addNode(enabled: bits(of: fairness.strong, in: offered))
  }

  private mutating func addEdges(
    from source: Int, by choice: Int, to target: StateID, _ offered: UInt64
  ) {
    let node = nodes[source]
    let event = choice < 0 ? 0 : runs.letters.event(choice, of: Int(node.state))
    let letter = event | runs.letters.state(target)
    let notOwed = bits(of: fairness.weak, in: event) | ~bits(of: fairness.weak, in: offered)
    for edge in automaton.edges[Int(node.mode)] where edge.admits(letter) {
      let number = number(
        of: Node(state: Int32(target), mode: Int32(edge.target)), from: source, by: choice)
      graph.addEdge(
        MarkedGraph.Edge(
          target: number, choice: Int32(choice),
          marks: (edge.marks | notOwed << automaton.markCount) & graph.marks,
          taken: bits(of: fairness.strong, in: event)))
    }
  }

  private mutating func number(of node: Node, from source: Int, by choice: Int) -> Int32 {
    if let known = numbers[node] { return known }
    let number = Int32(nodes.count)
    numbers[node] = number
    nodes.append(node)
    parents.append(Int32(source))
    choices.append(Int32(choice))
    if Int(node.mode) == automaton.unconditional { acceptance = acceptance ?? Int(number) }
    return number
  }

  /// Returns which of some atoms are true in a letter, as bits in their order.
  private func bits(of atoms: [Int], in letter: UInt64) -> UInt64 {
    var bits: UInt64 = 0
    for (bit, atom) in atoms.enumerated() where letter & (1 << atom) != 0 { bits |= 1 << bit }
    return bits
  }
}
