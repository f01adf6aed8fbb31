import HeadlessUIKit
import Testing

@MainActor @Suite struct SelectorTests {
  @MainActor private final class Target: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func answering() -> Bool { calls.isEmpty }
    func sent(_ sender: Any?) { calls.append("sent \(sender ?? "nothing")") }
    func pressed(_ button: UIBarButtonItem) { calls.append("pressed \(button.title ?? "")") }
    func touched(_ sender: Any, event: String?) { calls.append("touched \(event ?? "nothing")") }
  }

  private nonisolated final class Listener: NSObject {
    func hear() {}
  }

  @Test func `a method is called with as much as it takes`() {
    let (device, target) = (freshDevice(), Target())
    let selectors = [
      Selector("plain", Target.plain), Selector("sent:", Target.sent(_:)),
      Selector("pressed:", Target.pressed(_:)),
      Selector("touched:event:", Target.touched(_:event:)),
      Selector("answering", Target.answering),
    ]
    let button = UIBarButtonItem(title: "Save")
    for selector in selectors { selector.perform(on: target, with: button) }
    Selector("sent", Target.sent).perform(on: target)
    let sent = "sent \(button)"
    #expect(target.calls == ["plain", sent, "pressed Save", "touched nothing", "sent nothing"])
    #expect(device.console == [])
  }

  @Test func `a method of no actor is called too`() {
    let device = freshDevice()
    Selector("hear", Listener.hear).perform(on: Listener())
    #expect(device.console == [])
  }

  @Test func `what does not fit is a warning`() {
    let device = freshDevice()
    let selectors = [
      Selector("plain", Target.plain), Selector("pressed:", Target.pressed(_:)), Selector("gone:"),
    ]
    selectors[0].perform(on: Listener())
    selectors[1].perform(on: Target(), with: "text")
    selectors[1].perform(on: Target())
    selectors[2].perform(on: Target())
    #expect(
      device.console.map(\.text) == [
        "-[Listener plain]: unrecognized selector", "-[Target pressed:]: unrecognized selector",
        "-[Target pressed:]: unrecognized selector", "-[Target gone:]: unrecognized selector",
      ])
    #expect(device.console.allSatisfy { !$0.isException })
  }

  @Test func `a selector is its name`() {
    let selector = Selector("sent", Target.sent)
    #expect("\(selector)" == "sent:")
    #expect(selector == "sent:")
    #expect(selector != Selector("sent"))
    #expect(Set([selector, "sent:"]).count == 1)
    #expect(Selector("touched", Target.touched).name == "touched::")
    #expect(Mirror(reflecting: selector).children.map(\.label) == ["name"])
  }

  @Test func `a selector retains nothing`() {
    var target: Target? = Target()
    let selector = Selector("plain", Target.plain)
    weak let released = target
    target.map { selector.perform(on: $0) }
    target = nil
    #expect(released == nil)
  }

  private func freshDevice() -> HeadlessDevice {
    HeadlessDevice.current = HeadlessDevice()
    return .current
  }
}
