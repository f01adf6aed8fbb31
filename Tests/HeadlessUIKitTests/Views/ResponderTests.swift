import HeadlessUIKit
import Testing

/// Who is asked when nobody in particular is meant.
@MainActor @Suite struct ResponderTests {
  private final class Hearing: UIViewController {
    let log = CallbackLog()
    func hear(_ sender: UIView) { log.add("heard") }
    func press(_ sender: UIBarButtonItem) { log.add("pressed \(sender.title ?? "")") }
  }

  /// Shows a screen that has methods to call.
  private func show() -> (Stage, Hearing) {
    let (stage, hearing) = (Stage("A"), Hearing())
    stage.navigation.pushViewController(hearing, animated: false)
    return (stage, hearing)
  }

  @Test func `the next responder lies further out`() {
    let (stage, hearing) = show()
    let view = UIView()
    hearing.view.addSubview(view)
    #expect(view.next === hearing.view)
    #expect(hearing.view.next === hearing)
    #expect(hearing.next === stage.navigation.view)
    #expect(stage.navigation.next === stage.window)
    let sheet = stage.show("S")
    #expect(sheet.next === stage.navigation)
  }

  @Test func `a control without a target finds a method further out`() {
    let (stage, hearing) = show()
    let button = UIButton()
    hearing.view.addSubview(button)
    button.addTarget(nil, action: Selector("hear:", Hearing.hear(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(hearing.log.take() == ["heard"])
    button.removeFromSuperview()
    button.sendActions(for: .touchUpInside)
    #expect(hearing.log.take() == [])
    #expect(stage.complaints == [])
  }

  @Test func `a control whose target is gone looks for no other`() {
    let (_, hearing) = show()
    let button = UIButton()
    hearing.view.addSubview(button)
    button.addTarget(
      Hearing(), action: Selector("hear:", Hearing.hear(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(hearing.log.take() == [])
  }

  @Test func `a bar button without a target finds a method further out`() {
    let (stage, hearing) = show()
    let action = Selector("press:", Hearing.press(_:))
    let button = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: action)
    hearing.navigationItem.rightBarButtonItem = button
    stage.perform(.press(0, title: "Save"))
    #expect(hearing.log.take() == ["pressed Save"])
    stage.onStack(0).navigationItem.rightBarButtonItem = button
    stage.navigation.popViewController(animated: false)
    #expect(stage.window.systemGestures == [])
  }

  @Test func `one responder at a time receives what is typed`() {
    let (_, hearing) = show()
    let (first, second) = (UITextField(), UITextField())
    #expect(!UIView().becomeFirstResponder())
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    hearing.view.addSubview(second)
    #expect(hearing.view.endEditing(true) && !second.isFirstResponder)
    #expect(!hearing.view.endEditing(true))
  }
}
