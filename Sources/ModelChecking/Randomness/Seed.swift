/// Where random numbers start: the same seed gives the same run.
public struct Seed: Hashable, Sendable, CustomStringConvertible {
  /// The 64 bits of the seed.
  public let value: UInt64

  /// Creates a seed from its bits.
  public init(_ value: UInt64) {
    self.value = value
  }

  /// Reads a seed as it is printed: a decimal number below 2⁶⁴.
  public init?(_ text: String) {
    guard let value = UInt64(text), String(value) == text else { return nil }
    self.value = value
  }

  /// The decimal number.
  public var description: String { String(value) }
}
