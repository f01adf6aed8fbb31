import HeadlessUIKit

/// An answer that a run relied on and that nobody has established, and a profile with another one.
struct Doubt {
  let run: FlowRun
  let knob: UIKitKnob
  let profile: UIKitProfile

  /// The doubts about some runs, each question put to the first run that came upon it.
  ///
  /// One answer is changed at a time: the combinations would be too many.
  static func about(_ runs: [FlowRun]) -> [Doubt] {
    var asked: Set<UIKitKnob> = []
    return runs.flatMap { run in
      let open = UIKitKnob.allCases.filter { knob in
        run.consulted.contains(knob) && !run.profile.isEstablished(knob)
          && asked.insert(knob).inserted
      }
      return open.flatMap { knob in
        run.profile.alternatives(to: knob).map { Doubt(run: run, knob: knob, profile: $0) }
      }
    }
  }
}
