public import Foundation

/// Work that can be called off until it runs, and that waits for the virtual clock.
///
/// In sources that are rewritten it takes the place of a DispatchWorkItem.
@preconcurrency @MainActor
public final class VirtualWorkItem {
  /// Whether the work has been called off.
  public private(set) var isCancelled = false

  private var block: (() -> Void)?
  private var notifications: [() -> Void] = []

  /// Creates an item; its importance makes no difference.
  public init(
    qos: DispatchQoS = .unspecified, block: @escaping @MainActor () -> Void
  ) {
    self.block = block
  }

  /// Does the work now, unless it was called off.
  public func perform() {
    guard !isCancelled else { return }
    block?()
    let done = notifications
    notifications = []
    for notify in done { notify() }
  }

  /// Calls the work off, and lets go of what it holds.
  public func cancel() {
    isCancelled = true
    block = nil
  }

  /// Has a closure run once the work has been done.
  public func notify(queue: DispatchQueue, execute: @escaping @MainActor () -> Void) {
    notifications.append(execute)
  }
}

extension DispatchQueue {
  /// Has an item's work done after what is going on; items are for the main queue only.
  @preconcurrency @MainActor
  public func async(execute item: VirtualWorkItem) {
    HeadlessDevice.current.clock.schedule(after: .zero) { item.perform() }
  }

  /// Has an item's work done after a time; items are for the main queue only.
  @preconcurrency @MainActor
  public func asyncAfter(deadline: DispatchTime, execute item: VirtualWorkItem) {
    guard deadline != .distantFuture else { return }
    HeadlessDevice.current.clock.postpone(
      by: .virtual(until: deadline), isOver: { item.isCancelled }, run: { item.perform() })
  }
}
