import Foundation

/// The methods that notifications of one centre call, in the order in which they were added.
///
/// Foundation's own order changes from run to run, so that it hears of one listener for all.
@MainActor
final class NotificationAudience {
  private static var all: [NotificationAudience] = []

  private weak var center: NotificationCenter?
  private var listeners: [NotificationListener] = []

  /// Returns that of a centre.
  static func audience(of center: NotificationCenter) -> NotificationAudience {
    all.removeAll { $0.center == nil }
    if let known = all.first(where: { $0.center === center }) { return known }
    let audience = NotificationAudience(of: center)
    all.append(audience)
    return audience
  }

  private init(of center: NotificationCenter) {
    self.center = center
    _ = center.addObserver(forName: nil, object: nil, queue: nil) { [weak self] notification in
      self?.hear(notification)
    }
  }

  func add(_ listener: NotificationListener) {
    listeners.removeAll { $0.observer == nil }
    listeners.append(listener)
  }

  func remove(_ observer: AnyObject) {
    listeners.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Calls the methods; whoever posts has to be on the main actor.
  ///
  /// The compiler cannot know that, and a notification may not go from one actor to another. So it goes
  /// by its address.
  private nonisolated func hear(_ notification: Notification) {
    let object = NSNotification(
      name: notification.name, object: notification.object, userInfo: notification.userInfo)
    let address = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    MainActor.assumeIsolated { tellAll(ofNotificationAt: address) }
  }

  private func tellAll(ofNotificationAt address: UInt) {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
    let object = Unmanaged<NSNotification>.fromOpaque(pointer).takeRetainedValue()
    let notification = Notification(
      name: object.name, object: object.object, userInfo: object.userInfo)
    for listener in listeners { listener.hear(notification) }
  }
}
