public import Foundation

/// Work for the main queue waits for the virtual clock, in its order.
///
/// These take the place of the calls of the same names that have more parameters with default
/// values. Work items, and work for other queues, go the ordinary way.
extension DispatchQueue {
  /// Has a closure run after what is going on.
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {
    async(qos: .unspecified, execute: work)
  }

  /// Has a closure run after what is going on; on the main queue its importance makes no difference.
  @preconcurrency
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable () -> Void) {
    guard isMain else { return async(group: nil, qos: qos, flags: [], execute: work) }
    MainInbox.main.add(PostponedWork(delay: .zero, run: work))
  }

  /// Has a closure run after a time.
  ///
  /// A deadline is a time of the real clock. What has passed since it was computed is made up for by
  /// rounding up: to hundredths of a second, above half a second to tenths, above ten to seconds.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
  }

  /// Has a closure run after a time; on the main queue its importance makes no difference.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping @Sendable () -> Void
  ) {
    guard isMain else { return asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work) }
    guard deadline != .distantFuture else { return }
    MainInbox.main.add(PostponedWork(delay: .virtual(until: deadline), run: work))
  }

  private var isMain: Bool { label == DispatchQueue.main.label }
}
