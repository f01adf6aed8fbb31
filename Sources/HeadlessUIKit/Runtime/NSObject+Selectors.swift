public import Foundation

extension NSObjectProtocol {
  /// Returns whether the object has a method; of a selector that is only a name nobody knows that.
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }
}

extension NSObject {
  /// Calls a method of the object; what it returns is dropped.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector) {
    aSelector.perform(on: self)
  }

  /// Calls a method of the object with an argument; what it returns is dropped.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with object: Any?) {
    aSelector.perform(on: self, with: object)
  }

  /// Calls a method of the object once the clock has moved on so far.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    HeadlessDevice.current.clock.postpone(by: .seconds(delay)) {
      aSelector.perform(on: self, with: anArgument)
    }
  }
}
