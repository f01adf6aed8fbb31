import Foundation

/// A method of an object that notifications call.
@MainActor
struct NotificationListener {
  /// The object, while it lives.
  private(set) weak var observer: AnyObject?

  private weak var device: HeadlessDevice?
  private let selector: Selector
  private let name: Notification.Name?
  private let sender: ObjectIdentifier?

  init(_ observer: AnyObject, _ selector: Selector, name: Notification.Name?, sender: Any?) {
    self.observer = observer
    self.selector = selector
    self.name = name
    self.sender = sender.map { ObjectIdentifier($0 as AnyObject) }
    device = .current
  }

  /// Calls the method, if the notification is meant for it and the launch goes on.
  func hear(_ notification: Notification) {
    guard let observer, device === HeadlessDevice.current else { return }
    let from = notification.object.map { ObjectIdentifier($0 as AnyObject) }
    guard name == nil || name == notification.name, sender == nil || sender == from else { return }
    selector.perform(on: observer, with: notification)
  }
}
