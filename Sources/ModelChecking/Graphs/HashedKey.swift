/// A key with half of its hash, which is found out once.
@usableFromInline struct HashedKey<Key: Hashable> {
  @usableFromInline let key: Key
  @usableFromInline let hash: UInt32

  /// Hashes a key; one that is a machine word is mixed at once.
  @inlinable init(_ key: Key) {
    self.key = key
    if let word = key as? UInt64 {
      let product = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = UInt32(truncatingIfNeeded: (product.high ^ product.low) >> 16)
    } else {
      hash = UInt32(truncatingIfNeeded: key.hashValue)
    }
  }
}
