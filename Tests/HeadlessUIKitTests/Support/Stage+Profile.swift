import HeadlessUIKit

extension Stage {
  /// Has everything from here on happen on a device with a profile; nothing may be pending.
  func change(to profile: UIKitProfile) {
    HeadlessDevice.current = HeadlessDevice(profile: profile)
  }

  /// Returns whether a question about UIKit has come up since then.
  func hasConsulted(_ knob: UIKitKnob) -> Bool {
    HeadlessDevice.current.consulted.contains(knob)
  }
}
