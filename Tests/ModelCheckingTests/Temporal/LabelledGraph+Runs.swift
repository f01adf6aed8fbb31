import ModelChecking

extension LabelledGraph {
  /// The runs that repeat their end for ever, of so many events at most, cycle included.
  func endlessRuns(ofAtMost length: Int, after start: [Int] = []) -> [EndlessRun] {
    var runs: [EndlessRun] = []
    var pending = [start]
    while let choices = pending.popLast() {
      for loopStart in start.count...max(start.count, choices.count) {
        let prefix = Array(choices.prefix(loopStart))
        let cycle = Array(choices.dropFirst(loopStart))
        if let run = EndlessRun(self, along: prefix, repeating: cycle) { runs.append(run) }
      }
      let last = choices.reduce(0) { steps[$0][$1].target }
      if choices.count < length { pending += steps[last].indices.map { choices + [$0] } }
    }
    return runs
  }
}
