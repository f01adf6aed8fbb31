/// What the files of each flow in a report are called.
///
/// A name is that of its flow, as far as every file system takes it, and stays the same whatever other
/// flows the report has. Names differ in more than upper and lower case, and have no dot, which parts
/// them from what follows.
struct FileNames {
  /// The names, one for each flow.
  let names: [String]

  /// Names that are taken: by the list of flows, and by what Windows takes for devices.
  private static let reserved: Set<String> = Set(
    ["index", "con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// Names the files of some flows.
  init(of flows: [String]) {
    let words = flows.map { RegressionFile.word($0) }.map { $0.isEmpty ? "flow" : $0 }
    var free = Set(words.map { $0.lowercased() }).subtracting(Self.reserved)
    var taken = Self.reserved.union(free)
    names = words.map { word in
      if free.remove(word.lowercased()) != nil { return word }
      let numbers = (2...).lazy.map { "\(word)-\($0)" }
      let name = numbers.first { !taken.contains($0.lowercased()) } ?? word
      taken.insert(name.lowercased())
      return name
    }
  }

  /// Names the files of a report's flows.
  init(of report: Report) {
    self.init(of: report.flows.map(\.name))
  }

  /// Returns whether a file is one of the flows' pages or pictures.
  func include(_ file: String) -> Bool {
    let ending = file.split(separator: ".").last
    return ["html", "svg"].contains(ending) && names.contains { file.hasPrefix("\($0).") }
  }
}
