import HeadlessUIKit
import Testing

/// Methods that are called by their selectors.
@MainActor @Suite struct SelectorCallTests {
  @MainActor private final class Hearing: NSObject {
    let log = CallbackLog()
    func plain() { log.add("plain") }
    func told(_ notification: Notification) { log.add("told \(notification.object ?? "nothing")") }
    func toldOld(_ notification: NSNotification) { log.add("told \(notification.name.rawValue)") }
    func given(_ text: String) { log.add("given \(text)") }
  }

  private let hearing = Hearing()
  private let center = NotificationCenter()
  private let name = Notification.Name("happened")

  @Test func `an object knows which methods it has`() {
    let plain = Selector("plain", Hearing.plain)
    let object: any NSObjectProtocol = hearing
    #expect(object.responds(to: plain) && hearing.responds(to: plain))
    #expect(!NSObject().responds(to: plain))
    #expect(!hearing.responds(to: Selector("plain")))
  }

  @Test func `an object performs a method now or later`() {
    HeadlessDevice.current = HeadlessDevice()
    let given = Selector("given:", Hearing.given(_:))
    hearing.perform(Selector("plain", Hearing.plain))
    hearing.perform(given, with: "now")
    hearing.perform(given, with: "later", afterDelay: 0.1)
    #expect(hearing.log.take() == ["plain", "given now"])
    HeadlessDevice.current.clock.settle()
    #expect(hearing.log.take() == ["given later"])
  }

  @Test func `notifications call methods until they are told not to`() {
    HeadlessDevice.current = HeadlessDevice()
    let told = Selector("told:", Hearing.told(_:))
    center.addObserver(hearing, selector: told, name: name, object: nil)
    center.addObserver(
      hearing, selector: Selector("toldOld:", Hearing.toldOld(_:)), name: name, object: nil)
    center.post(name: name, object: "me")
    center.post(name: Notification.Name("else"), object: "me")
    #expect(hearing.log.take() == ["told me", "told happened"])
    center.removeObserver(hearing)
    center.post(name: name, object: "me")
    #expect(hearing.log.take() == [])
    #expect(HeadlessDevice.current.console == [])
  }

  @Test func `notifications keep nobody alive, and end with the device`() {
    HeadlessDevice.current = HeadlessDevice()
    var other: Hearing? = Hearing()
    weak let released = other
    let plain = Selector("plain", Hearing.plain)
    center.addObserver(other as Any, selector: plain, name: name, object: nil)
    center.addObserver(hearing, selector: plain, name: name, object: nil)
    other = nil
    #expect(released == nil)
    center.post(name: name, object: nil)
    #expect(hearing.log.take() == ["plain"])
    HeadlessDevice.current = HeadlessDevice()
    center.post(name: name, object: nil)
    #expect(hearing.log.take() == [])
  }

  @Test func `a closure that hears notifications can still be removed`() {
    let log = hearing.log
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { log.add("closure") }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(log.take() == ["closure"])
  }

  @Test func `a pool is only a place`() {
    #expect(autoreleasepool { 7 } == 7)
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    #expect(activity.activityType == "NSUserActivityTypeBrowsingWeb")
  }
}
