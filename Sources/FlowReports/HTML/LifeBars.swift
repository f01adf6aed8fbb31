import FlowChecking

/// After which steps each coordinator was held.
struct LifeBars {
  /// A coordinator, by the way to it from the root.
  struct Bar {
    /// The name of its type.
    let name: String

    /// How many coordinators hold it, one in the other.
    let depth: Int

    /// The steps after which it was held.
    fileprivate(set) var steps: [Int]

    fileprivate let key: String

    /// Returns whether it was held after a step.
    func isHeld(in step: Int) -> Bool { steps.contains(step) }

    /// Returns the steps before some step in rows of those that follow each other.
    func stretches(before end: Int) -> [ClosedRange<Int>] {
      steps.filter { $0 < end }.reduce(into: []) { stretches, step in
        if let last = stretches.last, last.upperBound == step - 1 {
          stretches[stretches.count - 1] = last.lowerBound...step
        } else {
          stretches.append(step...step)
        }
      }
    }
  }

  /// The coordinators, each below the one that holds it.
  private(set) var bars: [Bar] = []

  /// Returns the place of the coordinator that holds the one at some place; nil for the first.
  func holder(of place: Int) -> Int? {
    bars[..<place].lastIndex { $0.depth < bars[place].depth }
  }

  /// Notes the coordinators after each step.
  init(of steps: [Report.Step]) {
    for (place, step) in steps.enumerated() {
      if let root = step.picture?.coordinators { add(root, at: place, below: "", depth: 0) }
    }
  }

  private mutating func add(_ node: FlowPicture.Node, at step: Int, below path: String, depth: Int)
  {
    let key = "\(path)/\(node.name)"
    if let place = bars.firstIndex(where: { $0.key == key }) {
      if bars[place].steps.last != step { bars[place].steps.append(step) }
    } else {
      let place = bars.lastIndex { $0.key == path || $0.key.hasPrefix("\(path)/") }
      bars.insert(
        Bar(name: node.name, depth: depth, steps: [step], key: key),
        at: place.map { $0 + 1 } ?? bars.count)
    }
    var counts: [String: Int] = [:]
    for child in node.children {
      counts[child.name, default: 0] += 1
      let number = counts[child.name, default: 1]
      add(child, at: step, below: number == 1 ? key : "\(key)#\(number)", depth: depth + 1)
    }
  }
}
