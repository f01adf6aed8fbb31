import FlowChecking
import HeadlessUIKit

/// Reads the text of a regression.
struct RegressionParser {
  private let path: String
  private let name: String
  private var lineNumber = 0
  private var values: [RegressionKey: String] = [:]
  private var events: [String] = []
  private var lines: [Int] = []
  private var profile: UIKitProfile?
  private var count: Int?

  /// Prepares to read the file at a path.
  init(path: String) {
    self.path = path
    name = path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns what the bytes of the file say.
  mutating func parse(_ bytes: [UInt8]) throws(RegressionError) -> RegressionFile {
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      lineNumber += 1
      guard let text = String(validating: line, as: UTF8.self) else {
        throw error("this is not text in UTF-8")
      }
      try read(Wording.trimmed(text))
    }
    lineNumber = max(1, bytes.last == UInt8(ascii: "\n") ? lineNumber - 1 : lineNumber)
    try checkCount()
    return RegressionFile(
      flow: try value(of: .flow),
      regression: FlowRegression(
        name: name, property: try value(of: .property), profile: profile, events: events),
      lines: lines)
  }

  private mutating func read(_ line: String) throws(RegressionError) {
    if line.isEmpty { return }
    guard line.hasPrefix("#") else {
      events.append(line.hasPrefix("\\") ? String(line.dropFirst()) : line)
      return lines.append(lineNumber)
    }
    guard let (key, value) = RegressionKey.read(line) else { return }
    guard values.updateValue(value, forKey: key) == nil else {
      throw error("a second line says \"# \(key.rawValue):\"")
    }
    if key == .profile {
      profile = UIKitProfile(value)
      if profile == nil { throw error("there is no profile \"\(value)\"") }
    }
    if key == .events {
      count = Int(value)
      if count == nil { throw error("\"\(value)\" is no number of events") }
    }
  }

  private func checkCount() throws(RegressionError) {
    if let count, count != events.count {
      let found = Wording.count(events.count, "event")
      throw error("the file has \(found), though \"# events:\" says \(count)")
    }
    if count == nil, events.isEmpty { throw error("the file ends before the first event") }
  }

  private func value(of key: RegressionKey) throws(RegressionError) -> String {
    if let value = values[key], !value.isEmpty { return value }
    throw error("no line says \"# \(key.rawValue): …\"")
  }

  private func error(_ reason: String) -> RegressionError {
    RegressionError(path: path, line: lineNumber, reason: reason)
  }
}
