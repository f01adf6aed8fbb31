import ModelChecking
import Testing

@Suite struct TemporalClaimTests {
  /// Home opens a sheet; the sheet has a help page that goes in circles, and a dead end.
  private let app = LabelledGraph(
    "home: open 1", "sheet: okay 0, help 2, agree 4", "sheet help: more 3, close 1",
    "sheet help: more 2", "sheet stuck: blink 4")

  @Test func `always and never hold, or are broken on the shortest way`() throws {
    #expect(try app.verdict(on: "always (home or sheet)") == .holds)
    #expect(try app.verdict(on: "never (home and sheet)") == .holds)
    #expect(try app.verdict(on: "never help") == .violated(.prefix([0, 1])))
    #expect(try app.verdict(on: "always not stuck") == .violated(.prefix([0, 2])))
  }

  @Test func `sometimes is a finding of its own kind when nothing satisfies it`() throws {
    #expect(try app.verdict(on: "sometimes (sheet and help)") == .holds)
    #expect(try app.verdict(on: #"sometimes (stuck and event("blink"))"#) == .holds)
    #expect(try app.verdict(on: "sometimes (home and sheet)") == .unreachable)
  }

  @Test func `what is never reached is broken by the shortest prefix and a short cycle`() throws {
    let claim = "always (sheet -> eventually home)"
    #expect(try app.verdict(on: claim) == .violated(.lasso(prefix: [0], cycle: [1, 1])))
    #expect(
      try app.verdict(on: "\(claim) assuming strong fairness of event(more)")
        == .violated(.lasso(prefix: [0], cycle: [1, 0, 0, 1])))
    #expect(
      try app.verdict(on: "\(claim) assuming strong fairness of event(okay)")
        == .violated(.lasso(prefix: [0, 1], cycle: [0, 0])))
  }

  @Test func `fairness of events forbids to pass over them for ever`() throws {
    let app = LabelledGraph("home: open 1", "sheet: blink 1, okay 0")
    let claim = "always eventually home"
    #expect(try app.verdict(on: claim) == .violated(.lasso(prefix: [0], cycle: [0])))
    #expect(try app.verdict(on: "\(claim) assuming weak fairness of event(okay)") == .holds)
    #expect(
      try app.verdict(on: "\(claim) assuming weak fairness of event(blink)")
        == .violated(.lasso(prefix: [0], cycle: [0])))
  }

  @Test func `strong fairness asks for what is possible again and again`() throws {
    let app = LabelledGraph("home: open 1", "sheet: help 2, okay 0", "help: close 1")
    let claim = "always eventually home"
    let circle = TemporalVerdict.violated(.lasso(prefix: [0], cycle: [0, 0]))
    #expect(try app.verdict(on: claim) == circle)
    #expect(try app.verdict(on: "\(claim) assuming weak fairness of event(okay)") == circle)
    #expect(try app.verdict(on: "\(claim) assuming strong fairness of event(okay)") == .holds)
  }

  @Test func `a number of events is counted exactly`() throws {
    let app = LabelledGraph("home: open 1", "sheet: help 2", "help: close 3", "shop: leave 0")
    #expect(try app.verdict(on: "eventually within 3 events shop") == .holds)
    #expect(
      try app.verdict(on: "eventually within 2 events shop") == .violated(.prefix([0, 0])))
    #expect(try app.verdict(on: "whenever sheet eventually within 3 events home") == .holds)
    #expect(
      try app.verdict(on: "whenever sheet eventually within 1 event shop")
        == .violated(.prefix([0, 0])))
  }

  @Test func `a state without events stays for ever`() throws {
    let app = LabelledGraph("home: open 1", "sheet:")
    #expect(try app.verdict(on: "eventually always sheet") == .holds)
    #expect(try app.verdict(on: "eventually always not event(open)") == .holds)
    #expect(
      try app.verdict(on: "always eventually home")
        == .violated(.lasso(prefix: [0], cycle: [])))
    #expect(try app.verdict(on: "next next event(open)") == .violated(.prefix([0])))
  }

  @Test func `the event just taken is part of the moment`() throws {
    #expect(try app.verdict(on: "always (event(open) -> sheet)") == .holds)
    #expect(
      try app.verdict(on: "never (event(close) and sheet)") == .violated(.prefix([0, 1, 1])))
    #expect(try app.verdict(on: "not event(open)") == .holds)
  }

  @Test func `the point of no return is the last choice from which there is another way`() throws {
    #expect(
      try app.verdict(on: "always possible home")
        == .violated(.pointOfNoReturn([0, 2], wayOut: 0)))
    #expect(try app.verdict(on: "always possible (stuck or home)") == .holds)
    #expect(
      try app.verdict(on: "always possible (home and sheet)")
        == .violated(.pointOfNoReturn([], wayOut: nil)))
    #expect(
      try app.verdict(on: "always possible event(okay)")
        == .violated(.pointOfNoReturn([0, 2], wayOut: 0)))
    #expect(try app.verdict(on: "always possible (event(okay) or event(blink))") == .holds)
  }

  @Test func `the way out is the nearest one`() throws {
    let app = LabelledGraph(
      "start: jump 1", "fork: far 2, lost 4, near 3", "far: on 3", "near: on 5", "lost:", "goal:")
    #expect(
      try app.verdict(on: "always possible goal")
        == .violated(.pointOfNoReturn([0, 1], wayOut: 2)))
  }

  @Test func `nothing holds of an exploration that was cut short`() throws {
    for limits in [Limits(states: 2), Limits(depth: 2)] {
      let reason: StopReason = limits.depth == nil ? .states(2) : .depth(2)
      for claim in [
        "always (home or sheet)", "always possible (home or stuck)", "sometimes (home and sheet)",
        "always (home -> eventually sheet)",
      ] {
        #expect(try app.verdict(on: claim, within: limits) == .undecided(reason), "\(claim)")
      }
    }
  }

  @Test func `what was seen of an exploration cut short can break a claim`() throws {
    let limits = Limits(transitions: 4)
    let app = LabelledGraph("home: stay 0, open 1", "sheet: close 0, help 2", "help: on 2")
    #expect(
      try app.verdict(on: "eventually sheet", within: limits)
        == .violated(.lasso(prefix: [], cycle: [0])))
    #expect(
      try app.verdict(on: "always possible home", within: limits)
        == .undecided(.transitions(4)))
    #expect(try app.verdict(on: "sometimes help", within: limits) == .holds)
  }

  @Test func `states that break a promise are not judged, and none that may lead on`() throws {
    let promise = Property<Int>.never("stuck") { $0 == 4 }
    let claim = try TemporalClaim(parsing: "always possible home")
    #expect(
      try app.verdict(on: claim, checking: [promise]) == .undecided(.cutAtViolations))
    let other = try TemporalClaim(parsing: "never stuck")
    #expect(
      try app.verdict(on: other, checking: [promise]) == .undecided(.cutAtViolations))
  }

  @Test func `a long way does not overflow the stack`() throws {
    let ring = Ring(count: 50_000)
    let property = try TemporalProperty(.everyRun(.always(.eventually(.atom(0)))))
    var explorer = Explorer(
      of: ValueExecution(of: ring), noting: [.state { $0 == 7 }, .state { $0 == -1 }])
    explorer.explore(by: Exhaustive())
    #expect(explorer.exploration.verdict(on: property) == .holds)
    let never = try TemporalProperty(.everyRun(.eventually(.atom(1))))
    let all = Array(repeating: 0, count: 50_000)
    #expect(
      explorer.exploration.verdict(on: never) == .violated(.lasso(prefix: [], cycle: all)))
  }

  /// States in a circle.
  private struct Ring: ValueSystem {
    let count: Int
    var initialState: Int { 0 }
    func events(in state: Int) -> [Int] { [1] }
    func next(_ state: Int, _ event: Int) -> Int { (state + event) % count }
  }
}
