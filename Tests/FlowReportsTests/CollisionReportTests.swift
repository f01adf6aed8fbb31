import FlowChecking
import FlowReports
import HeadlessUIKit
import SampleFlows
import Testing

/// What is written of a flow whose state key is too coarse.
@MainActor @Suite
struct CollisionReportTests {
  /// Is worn out by the third press.
  private struct Wearing: Flow {
    final class Root {
      var presses = 0
      var isWorn = false

      func press() {
        presses = min(presses + 1, 3)
        isWorn = presses == 3
      }
    }

    var stateKey: StateKey { .everything.excluding(Root.self, "presses") }
    var events: [FlowEvent] { [.anytime("press") { $0.root(as: Root.self)?.press() }] }
    var properties: [FlowProperty] = []

    func launch(in window: UIWindow) -> Root {
      window.rootViewController = UIViewController()
      return Root()
    }
  }

  @Test
  func `both ways are shown, with what the key leaves out`() throws {
    let text = TextReport().text(of: try FlowExplorer(of: Wearing()).explore())
    #expect(
      text.hasPrefix(
        """
        ? Wearing is undecided: states that the state key takes for the same behave differently

          ! the state key is too coarse: after two ways to what passes for one state, "press" does \
        not do the same
            one way:
                 launch  UI
              1. press  UI
            the other:
                 launch  UI
              1. press  UI
              2. press  UI
              3. press  UI
            afterwards these differ:
              Root.isWorn = 0
              Root.isWorn = 1
            likely reasons: left out of the state: Root.presses

        """), "\(text)")
  }

  @Test
  func `a promise that is broken one way only is named`() throws {
    var flow = Wearing()
    flow.properties = [
      .always("like new") { $0.scene.root(as: Wearing.Root.self)?.isWorn == true ? "worn" : nil }
    ]
    let text = TextReport().text(of: try FlowExplorer(of: flow).explore())
    #expect(text.hasPrefix("✘ Wearing breaks 1 of 1 promise\n"))
    #expect(
      text.contains("\n      3. press  UI  ✘ broken here\n    which breaks: like new — worn\n"))
  }
}
