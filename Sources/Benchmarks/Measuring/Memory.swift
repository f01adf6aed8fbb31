import Foundation

/// How much memory the process has.
enum Memory {
  /// The bytes in memory now, or 0 where the system does not say.
  static var resident: Int { bytes("VmRSS:") }

  /// The most bytes that were in memory at a time, or 0 where the system does not say.
  static var peak: Int { bytes("VmHWM:") }

  private static func bytes(_ name: String) -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0)
      * 1024
  }
}
