import ModelChecking
import Testing

/// The numbers come from the published description of the algorithm, carried out anew in Python.
@Suite struct SeededGeneratorTests {
  private static let firstWords: [(seed: UInt64, words: [UInt64])] = [
    (
      0,
      [
        0x99EC_5F36_CB75_F2B4, 0xBF6E_1F78_4956_452A, 0x1A5F_849D_4933_E6E0,
        0x6AA5_94F1_262D_2D2C, 0xBBA5_AD4A_1F84_2E59,
      ]
    ),
    (
      1,
      [
        0xB3F2_AF6D_0FC7_10C5, 0x853B_5596_4736_4CEA, 0x92F8_9756_082A_4514,
        0x642E_1C7B_C266_A3A7, 0xB27A_48E2_9A23_3673,
      ]
    ),
    (
      42,
      [
        0x1578_0B2E_0C2E_C716, 0x6104_D986_6D11_3A7E, 0xAE17_5332_39E4_99A1,
        0xECB8_AD47_03B3_60A1, 0xFDE6_DC7F_E2EC_5E64,
      ]
    ),
  ]

  @Test(arguments: firstWords)
  func `draws the same words everywhere`(seed: UInt64, words: [UInt64]) {
    var generator = SeededGenerator(seed: Seed(seed))
    #expect(words.indices.map { _ in generator.next() } == words)
  }

  @Test func `draws the same indices everywhere`() {
    var ofSix = SeededGenerator(seed: Seed(1))
    #expect((0..<10).map { _ in ofSix.index(below: 6) } == [4, 3, 3, 2, 4, 0, 0, 2, 5, 3])
    var ofTen = SeededGenerator(seed: Seed(42))
    #expect((0..<10).map { _ in ofTen.index(below: 10) } == [0, 3, 6, 9, 9, 7, 7, 8, 7, 5])
  }

  @Test func `draws the only index below one`() {
    var generator = SeededGenerator(seed: Seed(3))
    #expect((0..<10).map { _ in generator.index(below: 1) } == Array(repeating: 0, count: 10))
  }

  @Test func `refuses to draw an index where there is none`() async {
    await #expect(processExitsWith: .failure) {
      var generator = SeededGenerator(seed: Seed(0))
      _ = generator.index(below: 0)
    }
  }
}
