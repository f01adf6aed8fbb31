/// What is wrong: a property that does not hold, and the cause.
///
/// It stays the same while a trace to it is made shorter.
public struct Fault: Hashable, Sendable {
  /// The place of the property among those explored with.
  public let property: Int

  /// What the violations have in common.
  public let cause: String

  /// Creates the fault of a property and a cause.
  public init(property: Int, cause: String) {
    self.property = property
    self.cause = cause
  }

  /// Returns a reason without what may differ from one time to the next: words that begin with a
  /// digit.
  public static func cause(of reason: String) -> String {
    guard reason.utf8.contains(where: isDigit) else { return reason }
    var cause: [UInt8] = []
    var isInWord = false
    var isInNumber = false
    for byte in reason.utf8 {
      let isOfWord = isDigit(byte) || isLetter(byte)
      let begins = isOfWord && !isInWord
      if begins { isInNumber = isDigit(byte) }
      isInWord = isOfWord
      if !isOfWord || !isInNumber { cause.append(byte) } else if begins { cause += "#".utf8 }
    }
    return String(decoding: cause, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
