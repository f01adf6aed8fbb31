/// A line that somebody types, taken apart.
struct CommandLineWords {
  /// The words behind the tool's name; nil if something else is run.
  let words: [String]?

  init(_ line: Substring) {
    let command = line.split(separator: " #")[0].split(separator: " >>")[0]
    let start = command.firstRange(of: "clew ")
    guard let start,
      ["", "swift run ", "swift run -c release "].contains(command[..<start.lowerBound])
    else {
      words = nil
      return
    }
    let parts = command[start.upperBound...].split(
      separator: "\"", omittingEmptySubsequences: false)
    words = parts.enumerated().flatMap { place, part in
      place.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }
}
