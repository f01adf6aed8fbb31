import Coordinators
import FlowChecking
import HeadlessUIKit
import Testing

/// A recording router records without changing anything.
@MainActor @Suite
struct RecordingRouterTests {
  private let stack = UINavigationController(rootViewController: ProbeScreen("Home"))

  init() {
    HeadlessDevice.current = HeadlessDevice()
  }

  @Test
  func `a wrapped router does what it would do alone`() {
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let router = RecordingRouter(NavigationRouter(navigationController: stack))
    var dismissed = 0
    router.present(ProbeScreen("A"), animated: true) { dismissed += 1 }
    HeadlessDevice.current.clock.settle()
    router.dismiss(animated: true)
    HeadlessDevice.current.clock.settle()
    #expect(dismissed == 1)
    #expect(stack.viewControllers.map(\.title) == ["Home"])
    #expect(
      router.calls.map(\.description) == [
        "NavigationRouter.present(A)", "NavigationRouter.dismiss()",
        "NavigationRouter.onDismissed(A)",
      ])
  }

  @Test
  func `the calls say whether they were animated and where the router was made`() {
    let line = #line + 1
    let router = RecordingRouter(NavigationRouter(navigationController: stack))
    router.present(ProbeScreen("A"), animated: false)
    #expect(router.calls.map(\.isAnimated) == [false])
    #expect(router.calls.map(\.location.line) == [line])
    #expect(router.calls.map(\.location.fileID) == ["FlowCheckingTests/RecordingRouterTests.swift"])
  }

  @Test
  func `a router alone runs the closures when it dismisses, the last one first`() {
    let router = RecordingRouter()
    var order: [String] = []
    router.present(ProbeScreen("A"), animated: true) { order.append("A") }
    router.present(ProbeScreen("B"), animated: true) { order.append("B") }
    router.dismiss(animated: true)
    router.dismiss(animated: true)
    #expect(order == ["B", "A"])
    #expect(
      router.calls.map(\.description) == [
        "RecordingRouter.present(A)", "RecordingRouter.present(B)", "RecordingRouter.dismiss()",
        "RecordingRouter.onDismissed(B)", "RecordingRouter.onDismissed(A)",
        "RecordingRouter.dismiss()",
      ])
  }

  @Test
  func `a screen can leave a router alone as if the user had gone back`() {
    let router = RecordingRouter()
    var order: [String] = []
    let screen = ProbeScreen("A")
    router.present(screen, animated: true) { order.append("A") }
    router.leave(screen)
    router.leave(screen)
    router.dismiss(animated: true)
    #expect(order == ["A"])
  }

  @Test
  func `a coordinator can be tested against a router alone`() {
    let child = RecordingRouter()
    let parent = ProbeRoot(window: UIWindow())
    let flow = StandaloneCoordinator(router: child)
    parent.presentChild(flow, animated: true)
    #expect(parent.children.count == 1)
    flow.dismiss(animated: true)
    #expect(parent.children.count == 0)
  }
}
