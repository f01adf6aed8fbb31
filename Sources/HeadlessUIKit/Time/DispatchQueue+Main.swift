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
    MainInbox.main.add(after: .zero, work)
  }

  /// Has a closure run after a time, counted in whole hundredths of a second.
  ///
  /// A deadline is a time of the real clock. What has passed since it was computed is made up for by
  /// rounding up.
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
    MainInbox.main.add(after: .hundredths(until: deadline), work)
  }

  private var isMain: Bool { label == DispatchQueue.main.label }
}

extension Duration {
  /// How long it is until a time of the real clock, rounded up to hundredths of a second.
  fileprivate static func hundredths(until deadline: DispatchTime) -> Duration {
    let now = DispatchTime.now().uptimeNanoseconds
    guard deadline.uptimeNanoseconds > now else { return .zero }
    let hundredths = (deadline.uptimeNanoseconds - now + 9_999_999) / 10_000_000
    return .milliseconds(10 * min(hundredths, 1 << 40))
  }
}
