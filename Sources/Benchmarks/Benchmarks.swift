/// The tables of figures, and which of them are wanted.
struct Benchmarks {
  private var only: TableName?
  private var size = ValueSize.large
  private var row: (name: String, details: [String])?

  /// Reads the words of a command line.
  ///
  /// - Throws: ``BenchmarkError`` for a word that means nothing.
  init(_ arguments: some Sequence<String>) throws {
    var words = Array(arguments)[...]
    while let word = words.popFirst() {
      switch (word, words.popFirst()) {
      case ("--only", let name?):
        guard let table = TableName(rawValue: name) else { throw BenchmarkError.usage(name) }
        only = table
      case ("--size", let name?):
        guard let size = ValueSize(rawValue: name) else { throw BenchmarkError.usage(name) }
        self.size = size
      case ("--row", let name?):
        row = (name, Array(words))
        return
      default: throw BenchmarkError.usage(word)
      }
    }
  }

  /// Measures and prints what is wanted.
  ///
  /// - Throws: ``BenchmarkError`` where a number of states or transitions is wrong.
  @MainActor func run() throws {
    if let row { return try measure(row.name, row.details) }
    if wants(.values) { try ValueTable.print(upTo: size) }
    if wants(.spin) { try SpinTable.print() }
    if wants(.faults) { try FaultTable.print() }
    if wants(.flows) {
      try FlowBenchmarks.run()
      try TourTable.print()
      ReadingTable.print()
      if size >= .large { try MemoryTable.print() }
    }
    if wants(.crashes) { try CrashTable.print() }
    if wants(.workers) { try WorkerTable.print() }
    if wants(.reports) { try ReportTable.print() }
  }

  /// Measures one row in this process.
  @MainActor private func measure(_ name: String, _ details: [String]) throws {
    guard let detail = details.first else { throw BenchmarkError.usage(name) }
    guard name == MemoryTable.row else { return try ValueTable.measure(name, keeping: detail) }
    guard let number = Int(detail) else { throw BenchmarkError.usage(detail) }
    try MemoryTable.measure(upTo: number)
  }

  private func wants(_ table: TableName) -> Bool { only == nil || only == table }
}
