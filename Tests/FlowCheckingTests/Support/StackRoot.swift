import Coordinators
import FlowChecking
import HeadlessUIKit

/// Shows Home and pushes A and B onto it; with all three the back menu offers a way home.
@MainActor
final class StackRoot: ProbeRoot {
  /// A screen that tells when it has appeared.
  final class Step: UIViewController {
    weak var root: StackRoot?

    override func viewDidAppear(_ animated: Bool) {
      root?.noteAppearance(of: title ?? "")
    }
  }

  private var last = ""

  /// Whether B was ever shown.
  private(set) var hasSeenB = false

  /// Whether Home has once come straight after B.
  private(set) var hasJumped = false

  override func present(animated: Bool, onDismissed: (() -> Void)?) {
    let stack = UINavigationController(rootViewController: step("Home"))
    router.present(stack, animated: false, onDismissed: onDismissed)
  }

  func step(_ title: String) -> Step {
    let step = Step()
    step.title = title
    step.root = self
    return step
  }

  private func noteAppearance(of title: String) {
    if title == "Home", last == "B" { hasJumped = true }
    if title == "B" { hasSeenB = true }
    last = title
  }
}

extension ProbeFlow where Root == StackRoot {
  /// Starts at Home, or with the whole stack.
  static func stack(isFull: Bool = false, _ properties: [FlowProperty]) -> ProbeFlow {
    let push = FlowEvent.on(StackRoot.Step.self, "push") { step in
      guard let next = step.root?.step(step.title == "Home" ? "A" : "B") else { return }
      step.navigationController?.pushViewController(next, animated: true)
    }
    return ProbeFlow(
      start: { window in
        let root = StackRoot(window: window)
        root.present(animated: false, onDismissed: nil)
        if isFull, let stack = window.rootViewController as? UINavigationController {
          stack.viewControllers += [root.step("A"), root.step("B")]
        }
        return root
      },
      events: [push.when { $0.frontmost(StackRoot.Step.self)?.title != "B" }],
      properties: properties)
  }
}

extension FlowProperty {
  /// Home never comes straight after B, as it can by the back menu only.
  static let stepByStep = FlowProperty.always("step by step") { state in
    state.scene.root(as: StackRoot.self)?.hasJumped == true ? "Home came after B" : nil
  }

  /// Home does not come again after B.
  static let noReturn = FlowProperty.always("no return") { state in
    let hasSeenB = state.scene.root(as: StackRoot.self)?.hasSeenB == true
    return hasSeenB && state.frontmost(StackRoot.Step.self)?.title == "Home" ? "Home again" : nil
  }

  /// The back menu is once used.
  static let jump = FlowProperty.sometimes("jump") { state in
    state.scene.root(as: StackRoot.self)?.hasJumped == true
  }
}
