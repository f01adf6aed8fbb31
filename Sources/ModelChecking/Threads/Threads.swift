import Dispatch

/// Threads that do errands, each its own one after the other.
@usableFromInline struct Threads {
  private let queues: [DispatchQueue]
  private var next = 0

  /// How many there are.
  @usableFromInline var count: Int { queues.count }

  /// Creates so many threads, which may be none.
  @usableFromInline init(count: Int) {
    queues = (0..<count).map { DispatchQueue(label: "clew.search.\($0)") }
  }

  /// Sends the next thread in turn to do some work.
  @usableFromInline mutating func errand<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) -> Errand<Result> {
    next = (next + 1) % queues.count
    return Errand(on: queues[next], work)
  }
}
