import FlowReports
import Foundation
import ModelChecking

/// How fast SPIN searches the navigation stack of size L on this machine, and how fast this package.
enum SpinTable {
  /// Prints both, or that SPIN is not here.
  ///
  /// - Throws: ``BenchmarkError`` where a number is wrong.
  static func print() throws {
    guard let spin = Program.path(of: "spin"), let compiler = Program.path(of: "cc") else {
      return Swift.print(
        "SPIN or a C compiler is not on the search path: nothing to compare with.\n")
    }
    let rows = ValueRow.all.filter { $0.name.hasPrefix("navigation L") }
    Swift.print("SPIN and this package: navigation L, one thread, the promise checked, exact")
    var figures = Figures("search", "states/s", "bytes", "times SPIN")
    let theirs = try figuresOfSpin(spin, compiler, rows[0].counts)
    let all = try [("SPIN, depth first", theirs)] + rows.map { ($0.name, try ours($0)) }
    for (name, found) in all {
      figures.add(
        name, Figures.rate(rows[0].counts.states, in: found.seconds),
        Wording.grouped(found.bytes / rows[0].counts.states),
        Figures.ratio(theirs.seconds / found.seconds))
    }
    figures.print()
  }

  private static func ours(_ row: ValueRow) throws -> ValueFigures {
    try ValueTable.measured(row, keeping: .ways)
  }

  /// Writes, compiles and runs the model, and reads the figures.
  private static func figuresOfSpin(
    _ spin: String, _ compiler: String, _ counts: ValueCounts
  ) throws -> ValueFigures {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spin-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = SpinModel(stack: .veryLarge).text
    try model.write(to: folder.appending(path: "nav.pml"), atomically: true, encoding: .utf8)
    _ = try Program(at: spin, in: folder).run("-a", "nav.pml")
    _ = try Program(at: compiler, in: folder)
      .run("-O2", "-DSAFETY", "-DNOREDUCE", "-o", "pan", "pan.c")
    let before = Stopwatch.secondsOfChildren
    let said = try Program(at: folder.appending(path: "pan").path, in: folder)
      .run("-m2000000", "-w24")
    let seconds = Stopwatch.secondsOfChildren - before
    guard let states = number(before: "states, stored", in: said),
      let transitions = number(before: "transitions (", in: said),
      let megabytes = number(before: "total actual memory usage", in: said)
    else { throw BenchmarkError.noFigures("SPIN", said: said) }
    let found = ValueCounts(states: Int(states), transitions: Int(transitions) - 1)
    guard found == counts else {
      throw BenchmarkError.wrongCounts("SPIN", found: found, expected: counts)
    }
    return ValueFigures(seconds: seconds, bytes: Int(megabytes * 1024 * 1024))
  }

  /// The number that stands before some words in what SPIN prints.
  private static func number(before words: String, in said: String) -> Double? {
    let line = said.split(separator: "\n").first { $0.contains(words) }
    return line?.split(whereSeparator: \.isWhitespace).first.flatMap { Double($0) }
  }
}
