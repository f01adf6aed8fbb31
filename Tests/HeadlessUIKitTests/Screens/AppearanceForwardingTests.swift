import HeadlessUIKit
import Testing

@MainActor @Suite struct AppearanceForwardingTests {
  // E16
  @Test func `a container that forwards nothing tells its children itself`() {
    let (stage, _, child) = stageWithContainer()
    child.beginAppearanceTransition(true, animated: true)
    #expect(stage.log.take() == ["C.viewWillAppear", "C.viewIsAppearing"])
    child.endAppearanceTransition()
    #expect(stage.log.take() == ["C.viewDidAppear"])
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(stage.log.take() == ["C.viewWillDisappear", "C.viewDidDisappear"])
    #expect(stage.complaints == [])
  }

  // E16
  @Test func `a container that forwards nothing leaves and comes without its children`() {
    let (stage, container, _) = stageWithContainer()
    stage.window.rootViewController = UIViewController()
    stage.window.rootViewController = container
    #expect(stage.log.take() == [])
  }

  // E17
  @Test func `a transition the other way cancels the first`() {
    let (stage, _, child) = stageWithContainer()
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(
      stage.log.take() == [
        "C.viewWillAppear", "C.viewIsAppearing", "C.viewWillDisappear", "C.viewDidDisappear",
      ])
    #expect(stage.complaints == [])
  }

  // E18
  @Test func `a transition that begins twice or ends without a beginning is unbalanced`() {
    let (stage, _, child) = stageWithContainer()
    let text = "Unbalanced calls to begin/end appearance transitions for <Screen>."
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    #expect(stage.complaints == [text])
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(stage.complaints == [text, text])
  }

  private func stageWithContainer() -> (Stage, ManualContainer, Screen) {
    let stage = Stage()
    let container = ManualContainer()
    let child = stage.screen("C")
    stage.window.rootViewController = container
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    _ = stage.log.take()
    return (stage, container, child)
  }
}

private final class ManualContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
