/// Writes a message between a worker and its parent.
struct MessageWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = []

  mutating func write(_ word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ number: Int) {
    write(UInt64(bitPattern: Int64(number)))
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends what another has written.
  mutating func append(_ other: MessageWriter) {
    bytes += other.bytes
  }

  mutating func write<Value>(_ value: Value?, by write: (inout Self, Value) -> Void) {
    self.write(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }

  mutating func write<Values: Collection>(
    _ values: Values, by write: (inout Self, Values.Element) -> Void
  ) {
    self.write(values.count)
    for value in values { write(&self, value) }
  }
}
