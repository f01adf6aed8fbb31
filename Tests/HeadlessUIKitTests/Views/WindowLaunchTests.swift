import HeadlessUIKit
import Testing

/// A window that is shown without a root.
@MainActor @Suite struct WindowLaunchTests {
  /// Shows a window without a root on a fresh device.
  private func launch() -> (HeadlessDevice, UIWindow) {
    let (device, window) = (HeadlessDevice(), UIWindow(frame: .zero))
    HeadlessDevice.current = device
    window.makeKeyAndVisible()
    return (device, window)
  }

  // K5
  @Test func `the app ends when there is no root at the end of the launch`() {
    let (device, window) = launch()
    #expect(device.console == [] && window.rootViewController == nil)
    device.clock.settle()
    #expect(device.console.map(\.exception) == ["NSInternalInconsistencyException"])
    #expect(
      device.console.map(\.text) == [
        "Application windows are expected to have a root view controller at the end of "
          + "application launch"
      ])
  }

  // K5
  @Test func `a root may be set right after the window was shown`() {
    let (device, window) = launch()
    window.rootViewController = UIViewController()
    device.clock.settle()
    #expect(device.console == [])
  }

  // K5
  @Test func `a window that is shown later may be empty`() {
    let (device, window) = launch()
    window.rootViewController = UIViewController()
    device.clock.schedule(after: .seconds(1)) {}
    device.clock.settle()
    let later = UIWindow(frame: .zero)
    later.makeKeyAndVisible()
    device.clock.settle()
    #expect(device.console == [])
  }
}
