import ModelChecking
import Testing

@Suite struct FingerprintTests {
  @Test(arguments: [
    (0 as UInt64, "0000000000000000"), (0xAB, "00000000000000ab"), (.max, "ffffffffffffffff"),
  ])
  func `prints sixteen hexadecimal digits`(value: UInt64, digits: String) {
    #expect(Fingerprint(value: value).description == digits)
  }
}
