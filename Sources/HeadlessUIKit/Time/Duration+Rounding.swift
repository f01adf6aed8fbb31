import Foundation

extension Duration {
  /// A time that is left until a moment of the real clock, without what has passed since the moment
  /// was computed.
  ///
  /// It is rounded up to hundredths of a second, above half a second to tenths and above ten seconds
  /// to whole ones: the same delay has to come out every time, on a busy machine too.
  var withoutComputing: Duration {
    guard self > .zero else { return .zero }
    let step: Duration =
      self > .seconds(10)
      ? .seconds(1) : self > .milliseconds(500) ? .milliseconds(100) : .milliseconds(10)
    let steps = Int64((min(self, .seconds(1 << 32)) - .nanoseconds(1)) / step)
    return step * (steps + 1)
  }

  /// How long it is until a time of the real clock, in virtual time.
  static func virtual(until deadline: DispatchTime) -> Duration {
    let now = DispatchTime.now().uptimeNanoseconds
    guard deadline.uptimeNanoseconds > now else { return .zero }
    return nanoseconds(Int64(clamping: deadline.uptimeNanoseconds - now)).withoutComputing
  }
}
