import HeadlessUIKit
import Testing

@testable import FlowChecking

/// All screens that lie side by side in a container of the app's own can be touched.
@MainActor @Suite
struct ContainerTests {
  private final class Left: UIViewController {}
  private final class Right: UIViewController {}

  private var flow: ProbeFlow<UIViewController> {
    ProbeFlow(
      start: { window in
        let container = UIViewController()
        container.title = "Panes"
        let left = UINavigationController(rootViewController: Left())
        for child in [left, Right()] {
          container.addChild(child)
          container.view.addSubview(child.view)
          child.didMove(toParent: container)
        }
        window.rootViewController = container
        return container
      },
      events: [
        .on(Left.self, "push") {
          $0.navigationController?.pushViewController(Right(), animated: true)
        },
        FlowEvent.on(Right.self, "tap") { _ in }.ignored(),
      ])
  }

  @Test
  func `both panes offer their events, and the stack in one of them its gestures`() throws {
    #expect(FlowSystem(FlowDeclaration(flow)).labels == ["push", "tap"])
    let replay = try FlowReplay(of: flow, token: "push > tap #2 > back")
    #expect(
      replay.trace.steps.map(\.screens) == [
        "Panes [Left > Right, Right]", "Panes [Left > Right, Right]", "Panes [Left, Right]",
      ])
  }

  @Test
  func `a container of the app's own has as many states as its panes`() throws {
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.statistics.states == 2)
    #expect(exploration.outcome == .holds)
  }
}
