import ModelChecking
import Testing

/// The fingerprints come from the description of the algorithm, carried out anew in Python.
@Suite struct FingerprintHasherTests {
  @Test func `gives a fingerprint to nothing`() {
    #expect(FingerprintHasher().fingerprint.description == "8cb9463e7cde12e7")
  }

  @Test(arguments: [
    (0, "e33d0205f7f7afcd"), (1, "a3165873faed6092"), (-1, "f19e01acacc10239"),
  ])
  func `hashes numbers the same everywhere`(number: Int, fingerprint: String) {
    var hasher = FingerprintHasher()
    hasher.combine(number)
    #expect(hasher.fingerprint.description == fingerprint)
  }

  @Test(arguments: [
    ("", "e33d0205f7f7afcd"), ("a", "a88cf85af5aefe51"), ("abcdefgh", "96041e3e4964213e"),
    ("abcdefghi", "e185fe1cc5454be3"), ("Zürich", "c98cd2ac7f297e38"),
    ("clew finds the way out", "3b1dc71483ac167d"),
  ])
  func `hashes text the same everywhere`(text: String, fingerprint: String) {
    var hasher = FingerprintHasher()
    hasher.combine(text)
    #expect(hasher.fingerprint.description == fingerprint)
    var bytewise = FingerprintHasher()
    Array(text.utf8).withUnsafeBytes { bytewise.combine($0) }
    #expect(bytewise.fingerprint.description == fingerprint)
  }

  @Test func `depends on the order`() {
    #expect(fingerprint(of: 1, 2).description == "1d2dd02cb5ea26fb")
    #expect(fingerprint(of: 2, 1).description == "e2067eba31b78659")
  }

  @Test func `goes on after a fingerprint was taken`() {
    var hasher = FingerprintHasher()
    hasher.combine("tab")
    _ = hasher.fingerprint
    hasher.combine(-1)
    hasher.combine(UInt64.max)
    #expect(hasher.fingerprint.description == "a5169c1a3db08053")
  }

  @Test func `finds no two alike among a hundred thousand pairs`() {
    var found: Set<Fingerprint> = []
    for first in 0..<400 {
      for second in 0..<250 { found.insert(fingerprint(of: first, second)) }
    }
    #expect(found.count == 100_000)
  }

  private func fingerprint(of numbers: Int...) -> Fingerprint {
    var hasher = FingerprintHasher()
    for number in numbers { hasher.combine(number) }
    return hasher.fingerprint
  }
}
