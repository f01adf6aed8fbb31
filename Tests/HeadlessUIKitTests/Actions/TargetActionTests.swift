import HeadlessUIKit
import Testing

/// Buttons that call a method of a target.
@MainActor @Suite struct TargetActionTests {
  @MainActor private final class Target: NSObject {
    var pressed: [UIBarButtonItem] = []
    func press(_ button: UIBarButtonItem) { pressed.append(button) }
  }

  private let action = Selector("press:", Target.press(_:))

  @Test func `a press calls the method of the target with the button`() {
    let (stage, target) = (Stage("A"), Target())
    let button = UIBarButtonItem(title: "Save", style: .done, target: target, action: action)
    stage.onStack(0).navigationItem.rightBarButtonItem = button
    stage.perform(.press(0, title: "Save"))
    #expect(target.pressed == [button])
    #expect(button.style == .done)
  }

  @Test func `a button that the system names calls the method as well`() {
    let (stage, target) = (Stage("A"), Target())
    stage.onStack(0).navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: target, action: action)
    stage.perform(.press(0, title: "Cancel"))
    #expect(target.pressed.count == 1)
  }

  @Test func `a primary action goes before the target`() {
    let (stage, target) = (Stage("A"), Target())
    let button = UIBarButtonItem(title: "Save", style: .plain, target: target, action: action)
    button.primaryAction = UIAction { _ in stage.log.add("primary") }
    stage.onStack(0).navigationItem.rightBarButtonItem = button
    stage.perform(.press(0, title: "Save"))
    #expect(stage.log.take() == ["primary"])
    #expect(target.pressed == [])
  }

  // M8
  @Test func `a button without a target or an action cannot be pressed`() {
    let (stage, target) = (Stage("A"), Target())
    let lost = UIBarButtonItem(title: "Lost", style: .plain, target: Target(), action: action)
    stage.onStack(0).navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(), style: .plain, target: target, action: nil),
      UIBarButtonItem(title: "Nobody", style: .plain, target: nil, action: action), lost,
    ]
    #expect(lost.target == nil)
    #expect(stage.window.systemGestures == [])
  }
}
