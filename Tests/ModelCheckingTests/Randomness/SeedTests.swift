import ModelChecking
import Testing

@Suite struct SeedTests {
  @Test(arguments: [0, 42, UInt64.max])
  func `reads what it prints`(value: UInt64) {
    #expect(Seed(Seed(value).description) == Seed(value))
  }

  @Test func `prints the decimal number`() {
    #expect(Seed(UInt64.max).description == "18446744073709551615")
  }

  @Test(arguments: [
    "", " 1", "1 ", "-1", "-0", "+1", "007", "1.5", "0x10", "ten", "18446744073709551616",
  ])
  func `refuses what it never prints`(text: String) {
    #expect(Seed(text) == nil)
  }
}
