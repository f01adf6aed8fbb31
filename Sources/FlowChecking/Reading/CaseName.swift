/// Tells apart the cases of an enumeration that have no payload.
enum CaseName {
  /// Returns the number by which a case is stored where one byte is enough, else what it is called.
  ///
  /// An enumeration may call several of its cases the same, but never stores them the same.
  static func name(of value: Any) -> String {
    let byte = (value as? any Hashable).flatMap { self.byte(of: $0) }
    return byte ?? "\(value)"
  }

  private static func byte(of value: some Hashable) -> String? {
    withUnsafeBytes(of: value) { $0.count == 1 ? "\($0[0])" : nil }
  }
}
