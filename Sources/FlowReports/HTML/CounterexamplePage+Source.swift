import FlowChecking

extension CounterexamplePage {
  /// The lines of the source at fault, and how the trace is run again.
  var sourceAndReplay: Markup {
    var html = Markup()
    guard let source = counterexample.source else {
      html.add(again)
      return html
    }
    html.add("div", ["class": "two"]) { html in
      html.add(panel(of: source))
      html.add(again)
    }
    return html
  }

  private func panel(of source: Report.Source) -> Markup {
    var html = Markup()
    html.addPanel("Where to look") { html in
      html.add("p", ["class": "muted note0"]) { $0.add("code", "\(source.file):\(source.line)") }
      guard let first = source.first, let lines = source.lines else { return }
      html.add("pre", ["class": "source"]) { html in
        html.add("code") { html in
          for (number, line) in zip(first..., lines) {
            html.add(self.line(line, number, isMeant: number == source.line))
          }
        }
      }
    }
    return html
  }

  private func line(_ text: String, _ number: Int, isMeant: Bool) -> Markup {
    let digits = String(number)
    var html = Markup()
    html.add("span", ["class": "sl"]) { html in
      html.add(
        "span", ["class": "muted"],
        String(repeating: " ", count: max(0, 4 - digits.count)) + digits + "  ")
      if isMeant { html.add("mark", text) } else { html.add(text) }
      html.breakLine()
    }
    return html
  }

  private var again: Markup {
    var html = Markup()
    html.addPanel("See it again") { html in
      html.add("p", ["class": "muted note0"], "In a shell:")
      html.add("pre", ["class": "wrap"]) { $0.add("code", counterexample.replay.command) }
      guard let test = counterexample.replay.test else { return }
      html.add("p", ["class": "muted note note0"], "In a test, to keep:")
      html.add("pre", ["class": "wrap"]) { $0.add("code", test) }
    }
    return html
  }

  /// What a step is an event of: the screen, and where the event is declared.
  func origin(of step: Int) -> String {
    guard step > 0 else { return "" }
    let screen = steps[step - 1].picture?.front?.type
    if steps[step].isGesture { return "handled by UIKit" }
    let place = steps[step].source.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" }
    return [screen, place].compactMap { $0 }.joined(separator: ", ")
  }
}
