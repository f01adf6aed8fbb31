import HeadlessUIKit
import Testing

@MainActor @Suite struct ControlTests {
  @MainActor private final class Target: NSObject, UIGestureRecognizerDelegate {
    let log = CallbackLog()
    var mayBegin = true
    func plain() { log.add("plain") }
    func sent(_ sender: UIControl) { log.add("sent \(sender.tag)") }
    func tapped(_ gesture: UIGestureRecognizer) { log.add("tapped \(gesture.state)") }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
  }

  private let target = Target()
  private let button = UIButton(type: .system)
  private let plain = Selector("plain", Target.plain)
  private let sent = Selector("sent:", Target.sent(_:))

  init() { button.tag = 7 }

  @Test func `an event calls what it was told to, in order`() {
    button.addTarget(target, action: plain, for: .touchUpInside)
    button.addAction(UIAction { [log = target.log] _ in log.add("action") }, for: .touchUpInside)
    button.addTarget(target, action: sent, for: [.touchUpInside, .valueChanged])
    button.sendActions(for: .touchUpInside)
    #expect(target.log.take() == ["plain", "action", "sent 7"])
    button.sendActions(for: .valueChanged)
    #expect(target.log.take() == ["sent 7"])
    button.sendActions(for: .touchDown)
    #expect(target.log.take() == [])
    #expect(
      button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["plain", "sent:"])
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    #expect(button.allTargets == [target])
  }

  @Test func `what was told can be taken back`() {
    button.addTarget(target, action: plain, for: .touchUpInside)
    button.addTarget(target, action: sent, for: .touchUpInside)
    button.removeTarget(target, action: plain, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.log.take() == ["sent 7"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(target.log.take() == [])
  }

  @Test func `a control keeps no target alive, and forgets it when it is gone`() {
    HeadlessDevice.current = HeadlessDevice()
    var other: Target? = Target()
    weak let released = other
    button.addTarget(other, action: plain, for: .touchUpInside)
    other = nil
    #expect(released == nil)
    button.sendActions(for: .touchUpInside)
    #expect(HeadlessDevice.current.console == [])
  }

  @Test func `a tap on a button runs its primary action`() {
    let log = target.log
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in log.add("primary") })
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["primary"])
  }

  @Test func `a button has titles for its states`() {
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    #expect(button.currentTitle == "On" && button.titleLabel?.text == "On")
    button.isEnabled = false
    #expect(button.currentTitle == "Off" && button.title(for: .selected) == "On")
  }

  @Test func `a gesture calls its targets if it may begin`() {
    let tap = UITapGestureRecognizer(
      target: target, action: Selector("tapped:", Target.tapped(_:)))
    let view = UIView()
    view.addGestureRecognizer(tap)
    #expect(tap.view === view && view.gestureRecognizers == [tap])
    tap.delegate = target
    tap.recognize()
    #expect(target.log.take() == ["tapped ended"])
    target.mayBegin = false
    tap.recognize()
    target.mayBegin = true
    tap.isEnabled = false
    tap.recognize()
    view.removeGestureRecognizer(tap)
    #expect(target.log.take() == [])
    #expect(tap.view == nil && view.gestureRecognizers == [])
  }

  @Test func `what a control holds is part of the state`() {
    let (field, toggle) = (UITextField(), UISwitch())
    field.text = "typed"
    toggle.setOn(true, animated: true)
    #expect(field.modelledState.first { $0.label == "text" }?.value as? String == "typed")
    #expect(toggle.modelledState.first { $0.label == "on" }?.value as? Bool == true)
  }
}
