public import Foundation

/// A timer that waits for the virtual clock.
///
/// A Timer of Foundation waits for the real one, so that nothing comes of it here; in sources that
/// are rewritten this one takes its place. A repeating timer with a short interval fires once whenever
/// the app comes to rest, since otherwise it never would.
@preconcurrency @MainActor
public final class VirtualTimer: NSObject {
  /// The seconds until the timer fires, or between two times.
  public let timeInterval: TimeInterval

  /// Something that the timer carries with it.
  public let userInfo: Any?

  /// Whether the timer can still fire.
  public private(set) var isValid = true

  private let repeats: Bool
  private var block: ((VirtualTimer) -> Void)?

  /// Creates a timer that does not run yet.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (VirtualTimer) -> Void
  ) {
    timeInterval = max(interval, 0)
    userInfo = nil
    self.repeats = repeats
    self.block = block
  }

  /// Creates a timer that does not run yet and calls a method; it retains the target, as Timer does.
  public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    timeInterval = max(interval, 0)
    self.userInfo = userInfo
    self.repeats = repeats
    let target = target as AnyObject
    block = { timer in selector.perform(on: target, with: timer) }
  }

  /// Starts a timer.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (VirtualTimer) -> Void
  ) -> VirtualTimer {
    let timer = VirtualTimer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Starts a timer that calls a method.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> VirtualTimer {
    let timer = VirtualTimer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.start()
    return timer
  }

  /// Fires at once; a timer that does not repeat is over then.
  public func fire() {
    guard isValid else { return }
    let block = block
    if !repeats { invalidate() }
    block?(self)
  }

  /// Keeps the timer from firing again, and lets go of what it holds.
  public func invalidate() {
    isValid = false
    block = nil
  }

  func start() {
    let clock = HeadlessDevice.current.clock
    let interval = Duration.seconds(timeInterval)
    clock.postpone(
      by: interval, isRepeating: repeats, isOver: { [self] in !isValid },
      run: { [self] in
        fire()
        guard isValid else { return }
        if interval > VirtualClock.longestPause { return start() }
        clock.afterRest { [self] in start() }
      })
  }
}

extension RunLoop {
  /// Starts a timer; the mode makes no difference.
  @preconcurrency @MainActor
  public func add(_ timer: VirtualTimer, forMode mode: RunLoop.Mode) {
    timer.start()
  }
}
