import FlowReports

/// What a report of 400 screens costs: the time to write it, and how large it is.
enum ReportTable {
  /// Writes the report in each format and prints the processor time and the bytes.
  ///
  /// - Throws: ``ReportError`` when the report that is made here is none.
  static func print() throws {
    Swift.print("Reports: 400 screens in 4,000 states, processor time and size")
    var figures = Figures("format", "files", "seconds", "bytes", "largest file")
    let json = ManyScreens.json
    let (seconds, read) = Stopwatch.processor { Result { try Report(json: json) } }
    let report = try read.get()
    figures.add(
      "report.json, read", "1", Figures.ratio(seconds), Wording.grouped(json.utf8.count), "")
    for format in ReportFormat.allCases {
      let (seconds, files) = Stopwatch.processor { format.files(of: report) }
      let sizes = files.map { $0.text.utf8.count }
      figures.add(
        format.rawValue, Wording.grouped(files.count), Figures.ratio(seconds),
        Wording.grouped(sizes.reduce(0, +)), Wording.grouped(sizes.max() ?? 0))
    }
    figures.print()
  }
}
