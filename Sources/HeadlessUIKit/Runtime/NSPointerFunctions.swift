/// How a table keeps its objects.
public enum NSPointerFunctions {
  /// How a table keeps its objects.
  public struct Options: OptionSet, Sendable {
    /// The choices as bits.
    public let rawValue: UInt

    /// Creates choices from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// They are kept alive.
    public static let strongMemory: Options = []
    /// They are not kept alive.
    public static let weakMemory = Options(rawValue: 5)
    /// They are equal when they say so.
    public static let objectPersonality: Options = []
    /// They are equal when they are the same; taken like the other.
    public static let objectPointerPersonality = Options(rawValue: 1 << 8)
    /// They are copied; taken like strong ones.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
