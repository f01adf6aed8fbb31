/// What a search costs.
struct ValueFigures {
  /// Seconds of processor time.
  let seconds: Double

  /// Bytes by which the memory grew until it was largest.
  let bytes: Int
}
