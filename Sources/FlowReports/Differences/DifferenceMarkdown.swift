/// Writes what changed between two reports as Markdown, for a pull request.
struct DifferenceMarkdown {
  /// How many characters a comment may have; GitHub takes 65,536.
  private static let longest = 60_000

  private let difference: ReportDifference

  /// Prepares to write what changed.
  init(of difference: ReportDifference) {
    self.difference = difference
  }

  /// The text.
  var text: String {
    var text = "# Navigation: \(difference.summary)\n"
    for flow in difference.flows where !flow.isEmpty {
      let part = part(of: flow)
      guard text.count + part.count < Self.longest else {
        return text + "\nThere is more, which is too long to be shown here.\n"
      }
      text += part
    }
    return text
  }

  private func part(of flow: FlowDifference) -> String {
    let sections = DifferenceLines(of: flow).sections.map { section in
      let lines = section.lines.map {
        "- \(section.mark == "-" ? "−" : section.mark == "+" ? "＋" : section.mark) "
          + "\(MarkdownText.escaped(Wording.shortened($0, to: 1000)))\n"
      }
      return "\n**\(section.title)**\n\n\(lines.joined())"
    }
    return "\n## \(MarkdownText.escaped(Wording.shortened(flow.name, to: 300)))\n"
      + sections.joined()
  }
}
