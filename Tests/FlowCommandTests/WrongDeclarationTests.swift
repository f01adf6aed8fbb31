import FlowChecking
import FlowReports
import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowCommand

/// A flow that is declared wrongly does not keep the others from being explored.
@MainActor @Suite
struct WrongDeclarationTests {
  private struct Twice: Flow {
    var events: [FlowEvent] { [.anytime("a") { _ in }, .anytime("a") { _ in }] }
    func launch(in window: UIWindow) -> HomeCoordinator { RayPetsFlow().launch(in: window) }
  }

  @Test
  func `it is worth 70 and a sentence, and the others are reported`() {
    var output = ""
    var complaints = ""
    let terminal = Terminal(
      print: { output += $0 }, complain: { complaints += $0 }, showProgress: nil, style: .plain,
      tool: "flows")
    let status = FlowCommand.run(
      [Twice(), RayPetsFlow()], arguments: ["explore"], on: terminal)
    #expect(status == .internal)
    #expect(output.hasPrefix("✔ RayPets keeps 17 promises\n"))
    #expect(
      complaints == """
        flows: The flow Twice declares the event "a" twice; give one of them another name.

        """)
  }
}
