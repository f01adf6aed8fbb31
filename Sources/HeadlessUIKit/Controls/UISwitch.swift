/// A switch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false

  /// Turns the switch on or off, without an event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override func tellControlState(to listener: any StateListener) {
    listener.hear("on", flag: isOn)
  }
}
