/// Verdicts in words with a colour, which is never alone.
enum VerdictMark {
  /// Returns the mark in front of a page's title.
  static func mark(of outcome: Report.Outcome) -> Markup {
    var html = Markup()
    switch outcome {
    case .holds: html.add("span", ["class": "verdict pass"], "✔ Sound")
    case .violated: html.add(broken("Broken"))
    case .undecided: html.add("span", ["class": "verdict open"], "? Undecided")
    }
    return html
  }

  /// Returns the mark of what is wrong.
  static func broken(_ words: String) -> Markup {
    var html = Markup()
    html.add("span", ["class": "verdict fail"], "✘ \(words)")
    return html
  }

  /// Returns the mark of a flow in a table.
  static func tag(of flow: Report.Flow) -> Markup {
    var html = Markup()
    let broken = flow.promises.count(where: \.isBroken)
    switch flow.outcome {
    case .holds: html.add("span", ["class": "tag ok"], "holds")
    case .violated where broken == 0: html.add("span", ["class": "tag bad"], "not the same twice")
    case .violated:
      html.add("span", ["class": "tag bad"], "breaks \(broken) of \(flow.applicableCount)")
    case .undecided: html.add("span", ["class": "tag warn"], "undecided")
    }
    return html
  }

  /// Returns the mark of a promise.
  static func tag(of promise: Report.Promise) -> Markup {
    var html = Markup()
    switch promise.verdict {
    case .holds: html.add("span", ["class": "tag ok"], "holds")
    case .broken: html.add("span", ["class": "tag bad"], "broken")
    case .unreachable: html.add("span", ["class": "tag bad"], "never so")
    case .undecided: html.add("span", ["class": "tag warn"], "not broken as far as seen")
    case .doesNotApply: html.add("span", ["class": "tag plain"], "does not apply")
    }
    return html
  }
}
