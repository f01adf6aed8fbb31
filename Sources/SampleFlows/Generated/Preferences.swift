/// What the user has set, for all tabs.
final class Preferences {
  /// Whether the switch is on.
  var isSwitchedOn = false
}
