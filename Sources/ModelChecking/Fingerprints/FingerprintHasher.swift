/// Mixes words and text into a fingerprint, in the order in which they are fed.
///
/// The algorithm is pinned by a golden test, since fingerprints are printed and compared between
/// processes. It does not resist an attacker, who has no part in this.
public struct FingerprintHasher: Sendable {
  @usableFromInline var hash: UInt64 = 0x243F_6A88_85A3_08D3

  /// Creates a hasher that has been fed nothing.
  public init() {}

  /// Feeds 64 bits.
  @inlinable public mutating func combine(_ word: UInt64) {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    hash = (product.high ^ product.low) &+ 0xD1B5_4A32_D192_ED03
  }

  /// Feeds a number.
  @inlinable public mutating func combine(_ number: Int) {
    combine(UInt64(bitPattern: Int64(number)))
  }

  /// Feeds text: its length in bytes, then its UTF-8 eight bytes at a time.
  public mutating func combine(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
      combine(UnsafeRawBufferPointer($0))
    }
    if isDone == nil { Array(text.utf8).withUnsafeBytes { combine($0) } }
  }

  /// Feeds bytes: how many there are, then eight at a time.
  public mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    combine(bytes.count)
    let end = bytes.count & ~7
    var place = 0
    while place < end {
      combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      place += 8
    }
    guard end < bytes.count else { return }
    var rest: UInt64 = 0
    for place in end..<bytes.count { rest |= UInt64(bytes[place]) << UInt64(8 * (place - end)) }
    combine(rest)
  }

  /// The fingerprint of all that has been fed so far.
  public var fingerprint: Fingerprint {
    var mixed = hash
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return Fingerprint(value: mixed ^ (mixed >> 32))
  }
}
