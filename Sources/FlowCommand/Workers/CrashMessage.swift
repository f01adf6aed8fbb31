/// What the runtime says when it traps, such as "App/Router.swift:31: Fatal error: …".
struct CrashMessage: Hashable {
  private static let openings = ["Fatal error", "Precondition failed", "Assertion failed"]

  /// The message, without places in memory, which change from run to run.
  let text: String

  /// The file and the line, where they are not in the standard library.
  let location: String?

  /// Finds the last message in what a process has printed.
  init?(in log: String) {
    let lines = log.split(whereSeparator: \.isNewline)
    guard let found = lines.reversed().lazy.compactMap({ Self($0) }).first else { return nil }
    self = found
  }

  private init?(_ line: Substring) {
    if line.hasPrefix("Could not cast value of type") {
      text = String(line.replacing(#/\ \(0x[0-9a-f]+\)/#, with: ""))
      location = nil
      return
    }
    let opening = Self.openings.lazy.compactMap { line.firstRange(of: $0) }.first
    guard let start = opening?.lowerBound else { return nil }
    text = String(line[start...].replacing(#/0x[0-9a-f]+/#, with: "0x…"))
    location = Self.location(line[..<start])
  }

  /// Returns the file and the line of "Module/File.swift:31: ".
  private static func location(_ text: Substring) -> String? {
    let parts = text.split(separator: ":")
    guard parts.count == 3, !text.hasPrefix("Swift/"), let line = Int(parts[1]) else { return nil }
    return "\(parts[0].split(separator: "/").last ?? ""):\(line)"
  }
}
