/// A hash of a state that is the same in every process and on every run.
///
/// Two different states have the same fingerprint with a chance of about n²/2⁶⁵ among n states.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// The 64 bits of the hash.
  public let value: UInt64

  /// Creates a fingerprint from its bits.
  public init(value: UInt64) {
    self.value = value
  }

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
