/// Events that have led elsewhere in another launch, or in another process.
struct Contradiction: Hashable {
  /// The choices from launch to the event at fault, which is the last.
  let choices: [Int]
}
