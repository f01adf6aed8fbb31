@testable import FlowChecking
@testable import FlowReports

/// Reports that were thought out, with names of any kind.
enum PaperReport {
  /// Names that formats have trouble with.
  static let hostileNames = [
    #"<script>alert("1")</script> ]]> & 'q' `c` | \ %% #1;"#, "a\nb\r\n::debug::c\u{0}\u{1B}[0m",
    "👩‍👩‍👧 🐾 \u{1F1E9}\u{1F1EA}", "שלום \u{202E}ereht\u{2066}", "direction LR; end --> [*] ```x",
    String(repeating: "long ", count: 2000), " ",
  ]

  /// A report of a flow that breaks two promises by one trace, holds to one, and leaves one open.
  static func make(
    _ flow: String = "Trips", word: String = "", cycle: Int? = nil, steps: Int = 2
  ) -> Report {
    Report(flows: [self.flow(flow, word: word, cycle: cycle, steps: steps)])
  }

  /// A report of the same flow without a finding, its promises having one verdict.
  static func sound(_ verdict: Report.Verdict) -> Report {
    let sample = flow("Trips")
    return Report(flows: [
      Report.Flow(
        name: "Trips", settings: sample.settings,
        outcome: verdict == .holds ? .holds : .undecided, stopReason: sample.stopReason,
        reach: sample.reach, isComplete: verdict == .holds,
        promises: sample.promises.map { promise($0.name, verdict, []) }, counterexamples: [],
        runs: sample.runs, graph: sample.graph, hasLostTask: false, remarks: [], notes: [])
    ])
  }

  /// A flow whose home leads to many screens.
  static func wide(_ count: Int) -> Report.Flow {
    let sample = flow("Wide")
    let looks = [picture([["Home"]])] + (1...count).map { picture([["Home", "S\($0)"]]) }
    let graph = Report.Graph(
      events: (1...count).map {
        Report.Event(label: "go \($0)", name: "go \($0)", isGesture: false)
      },
      pictures: looks,
      states: looks.indices.map {
        Report.State(
          fingerprint: "\($0)", screens: "S\($0)", picture: $0, distance: min($0, 1),
          events: $0 == 0 ? Array(0..<count) : [], targets: $0 == 0 ? Array(1...count) : [])
      })
    return Report.Flow(
      name: "Wide", settings: sample.settings, outcome: .violated, stopReason: "",
      reach: "exhaustive", isComplete: true, promises: sample.promises,
      counterexamples: sample.counterexamples, runs: sample.runs, graph: graph, hasLostTask: false,
      remarks: [],
      notes: [])
  }

  /// A report of a flow in which what is wanted cannot be reached, and one that is not the same twice.
  static func unsound() -> Report {
    func flow(_ name: String, _ verdict: Report.Verdict, _ notes: [String]) -> Report.Flow {
      let sample = self.flow(name)
      return Report.Flow(
        name: name, settings: sample.settings, outcome: .violated, stopReason: sample.stopReason,
        reach: sample.reach, isComplete: false,
        promises: verdict == .unreachable ? [promise("no dead tap", verdict, [])] : [],
        counterexamples: [], runs: sample.runs, graph: sample.graph, hasLostTask: false,
        remarks: [], notes: notes)
    }
    return Report(flows: [
      flow("Wanted", .unreachable, []), flow("Restless", .holds, ["Plan came once, then Home"]),
    ])
  }

  /// A flow with a home, from which a sheet is opened, and from there a note.
  static func flow(_ name: String, word: String = "", cycle: Int? = nil, steps: Int = 2)
    -> Report.Flow
  {
    let screens = ["Home", "Plan", "Note"].map { $0 + word }
    let looks = [
      picture([[screens[0]]]), picture([[screens[0]], [screens[1]]]),
      picture([[screens[0]], [screens[1], screens[2]]]),
    ]
    return Report.Flow(
      name: name,
      settings: Report.Settings(
        strategy: "exhaustive", seed: nil, impatience: 0, excluded: []),
      outcome: .violated, stopReason: "everything was explored", reach: "exhaustive",
      isComplete: true,
      promises: [
        promise("no leaked children\(word)", .broken, [0]),
        promise("balanced stack\(word)", .broken, [0]),
        promise("no dead tap\(word)", .holds, []),
        promise("home again\(word)", .undecided, [], "the time was up"),
      ],
      counterexamples: [counterexample(looks, word: word, cycle, steps)],
      runs: [
        Report.Run(
          profiles: ["iOS 26"], states: 3, transitions: 4, depth: 2, events: 5, launches: 1,
          coverage: [])
      ],
      graph: graph(screens, looks, word: word), hasLostTask: false, remarks: [], notes: [])
  }

  private static func promise(
    _ name: String, _ verdict: Report.Verdict, _ traces: [Int], _ reason: String? = nil
  ) -> Report.Promise {
    let statement = FlowProperty.Statement(name: name)
    return Report.Promise(
      name: name, id: statement.id, severity: statement.severity, sentence: statement.sentence,
      verdict: verdict, reason: reason, counterexamples: traces, brokenUnder: [])
  }

  private static func graph(_ screens: [String], _ looks: [FlowPicture], word: String)
    -> Report.Graph
  {
    let events = ["plan", "add", "done"].map {
      Report.Event(label: $0 + word, name: $0 + word, isGesture: false)
    }
    func state(_ place: Int, _ choices: [Int], _ targets: [Int]) -> Report.State {
      Report.State(
        fingerprint: "\(place)", screens: screens.prefix(place + 1).joined(separator: " | "),
        picture: place,
        distance: place, events: choices, targets: targets)
    }
    return Report.Graph(
      events: events + [
        Report.Event(label: "pull sheet down", name: "pull sheet down", isGesture: true)
      ],
      pictures: looks,
      states: [state(0, [0], [1]), state(1, [1, 3], [2, 0]), state(2, [2, 0], [0, -1])])
  }

  private static func counterexample(
    _ looks: [FlowPicture], word: String, _ cycle: Int?, _ count: Int
  )
    -> Report.Counterexample
  {
    func step(_ event: String, _ place: Int, _ screens: String, _ calls: [Report.Call])
      -> Report.Step
    {
      Report.Step(
        event: event, isGesture: false, source: nil, screens: screens, picture: looks[place],
        calls: calls)
    }
    let present = Report.Call(
      kind: "present", router: "ModalRouter", screen: "Plan\(word)", isAnimated: true,
      file: "Trips/ModalRouter.swift", line: 12)
    return Report.Counterexample(
      breaches: [
        Report.Breach(
          promise: "no leaked children\(word)",
          reason: "Plan\(word) is still a child (Trip.swift:7)",
          latentSince: nil),
        Report.Breach(
          promise: "balanced stack\(word)", reason: "Home\(word) was removed", latentSince: 1),
      ],
      fingerprint: "00c0ffee00c0ffee", source: nil, start: step("launch", 0, "Home\(word)", []),
      steps: Array(
        repeating: step("plan\(word)", 1, "Home\(word) | Plan\(word)", []), count: count - 2) + [
          step("plan\(word)", 1, "Home\(word) | Plan\(word)", [present]),
          step("done\(word)", 0, "Home\(word)", []),
        ], profile: nil, cycle: cycle, wayOut: nil, shorterStatesSearched: 2,
      replay: Report.Replay(command: "clew replay 'plan\(word) > done\(word)'", test: "verify()"))
  }

  private static func picture(_ layers: [[String]]) -> FlowPicture {
    FlowPicture(
      layers: layers.enumerated().map { place, names in
        FlowPicture.Layer(
          presentation: place == 0 ? .root : .sheet,
          content: FlowElement(
            kind: .stack, name: "UINavigation", type: "UINavigationController", owner: nil,
            children: names.map {
              FlowElement(
                kind: .screen, name: $0, type: "\($0)ViewController",
                owner: place == 0 ? "HomeCoordinator" : "PlanCoordinator", children: [], shown: nil)
            }, shown: names.count - 1))
      },
      coordinators: FlowPicture.Node(
        name: "HomeCoordinator",
        children: layers.count > 1 ? [FlowPicture.Node(name: "PlanCoordinator", children: [])] : [])
    )
  }
}
