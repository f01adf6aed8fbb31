import Foundation
import Testing

@testable import FlowReports

/// Texts can be read on what they stand on, in light and in dark.
@Suite
struct ContrastTests {
  /// The colours of a theme by name: the first set is light, the second dark.
  private static let themes: [[String: String]] = StyleSheet.text
    .components(separatedBy: ":root {").dropFirst().prefix(2).map { block in
      let rules = block.prefix { $0 != "}" }.components(separatedBy: ";")
      return rules.reduce(into: [:]) { colours, rule in
        let parts = rule.components(separatedBy: ":").map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        if parts.count == 2, parts[1].hasPrefix("#") { colours[parts[0]] = parts[1] }
      }
    }

  /// The contrast of two colours (W3C, Web Content Accessibility Guidelines 2.2, "contrast ratio").
  private func contrast(_ first: String, _ second: String) -> Double {
    let pair = [first, second].map(luminance).sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  private func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test(
    arguments: [0, 1],
    [
      ("--ink", "--bg"), ("--ink", "--panel"), ("--ink", "--row"), ("--muted", "--bg"),
      ("--muted", "--panel"), ("--muted", "--lane"), ("--muted", "--sunk"), ("--blue", "--panel"),
      ("--blue", "--row"), ("--green", "--green-soft"), ("--amber", "--amber-soft"),
      ("--red", "--red-soft"), ("--ink", "--red-soft"), ("--ink", "--blue-soft"),
      ("--panel", "--red"),
    ])
  func `the contrast is at least 4.5`(_ theme: Int, _ pair: (String, String)) throws {
    let colours = Self.themes[theme]
    let first = try #require(colours[pair.0])
    let second = try #require(colours[pair.1])
    #expect(contrast(first, second) >= 4.5)
  }
}
