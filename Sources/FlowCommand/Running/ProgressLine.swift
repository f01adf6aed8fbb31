import FlowChecking
import FlowReports

/// Tells a second after the start, and then now and then, how far an exploration has come.
struct ProgressLine {
  private let flow: String
  private let show: ((String) -> Void)?
  private var next = ContinuousClock.now + .seconds(1)
  private var isShown = false

  init(of flow: String, on terminal: Terminal) {
    self.flow = flow
    show = terminal.showProgress
  }

  /// Shows the figures if it is time to.
  mutating func update(_ progress: FlowProgress) {
    guard let show, ContinuousClock.now >= next else { return }
    next = ContinuousClock.now + .milliseconds(200)
    isShown = true
    let states = Wording.count(progress.states, "state")
    let events = Wording.count(progress.events, "event")
    show("\(flow): \(states), \(Wording.count(progress.transitions, "transition")), \(events)")
  }

  /// Clears the line.
  func end() {
    if isShown { show?("") }
  }
}
