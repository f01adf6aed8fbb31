/// Reads a message between a worker and its parent, in the order in which it was written.
///
/// Both are the same program, so that nothing but a cut can be wrong with a message: behind its end
/// there are zeros. What is saved in a file is written and read in the same way.
struct MessageReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  mutating func word() -> UInt64 {
    guard bytes.count >= 8 else {
      bytes = []
      return 0
    }
    let word = bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    bytes = bytes.dropFirst(8)
    return UInt64(littleEndian: word)
  }

  mutating func number() -> Int {
    Int(Int64(bitPattern: word()))
  }

  mutating func text() -> String {
    let count = count()
    defer { bytes = bytes.dropFirst(count) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  mutating func optional<Value>(_ read: (inout Self) -> Value) -> Value? {
    number() == 0 ? nil : read(&self)
  }

  mutating func list<Value>(_ read: (inout Self) -> Value) -> [Value] {
    (0..<count()).map { _ in read(&self) }
  }

  /// Returns how many follow, which is no more than there are bytes.
  mutating func count() -> Int {
    let count = number()
    return min(max(0, count), bytes.count)
  }
}
