import FlowChecking
import HeadlessUIKit
import ModelChecking
import Testing

/// Declarations that cannot be explored are refused with a sentence.
@MainActor @Suite
struct FlowErrorTests {
  private func error(_ flow: some Flow) -> FlowError? {
    #expect(throws: FlowError.self) { try FlowExplorer(of: flow) }
  }

  @Test
  func `two events of one name are refused`() {
    let flow = ProbeFlow([.anytime("a") { _ in }, .anytime("a") { _ in }])
    #expect(error(flow) == .sameEventTwice(flow: "Probe", event: "a"))
    #expect(
      error(flow)?.description
        == "The flow Probe declares the event \"a\" twice; give one of them another name.")
  }

  @Test
  func `the sign between steps is refused in a name`() {
    let flow = ProbeFlow([.anytime("a > b") { _ in }])
    #expect(error(flow) == .separatorInEvent(flow: "Probe", event: "a > b"))
  }

  @Test
  func `two properties of one name are refused`() {
    let flow = ProbeFlow([], properties: .standard + .standard)
    #expect(
      error(flow) == .samePropertyTwice(flow: "Probe", property: "onDismissed runs exactly once"))
  }

  @Test
  func `a limit that cannot be met is refused`() {
    let flow = ProbeFlow([], properties: .standard)
    let noTime = #expect(throws: FlowError.self) {
      try FlowExplorer(of: flow, within: .time(.zero))
    }
    #expect(noTime == .limits(.noTime))
    #expect(noTime?.description == LimitsError.noTime.description)
    #expect(throws: FlowError.limits(.leavesNothing(of: "steps from launch", count: 0))) {
      try FlowExplorer(of: flow, by: .depthFirst(bound: 0))
    }
    #expect(throws: FlowError.limits(.nothingToBreak)) {
      try FlowExplorer(of: ProbeFlow([], properties: []), within: .firstViolation)
    }
  }

  @Test
  func `a flow is called by its type without an ending`() {
    struct CheckoutFlow: Flow {
      let events: [FlowEvent] = []
      func launch(in window: UIWindow) -> ProbeRoot { ProbeRoot(window: window) }
    }
    #expect(CheckoutFlow().name == "Checkout")
  }
}
