/// A test, and the rows of the fidelity table that it says it holds.
struct Citation {
  /// The sentence that is the test's name.
  let test: String

  /// The ids of the rows.
  let rows: [String]

  /// The numbers of the golden sequences.
  let sequences: [Int]
}
