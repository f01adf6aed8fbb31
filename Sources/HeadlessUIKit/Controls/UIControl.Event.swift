extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Creates a set of events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down on it.
    public static let touchDown = Event(rawValue: 1)
    /// A finger that came down on it is lifted on it: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that came down on it is lifted elsewhere.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system calls the touch off.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is there for happens.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its text begins to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Its text is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends the editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Any event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
