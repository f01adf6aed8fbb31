import FlowChecking

/// What of the screens and the coordinators came and left in a step.
struct StateDifference {
  private let before: FlowPicture?
  private let after: FlowPicture?
  private let isFirst: Bool

  /// Compares the state after a step with the one before it.
  init(from before: Report.Step?, to after: Report.Step) {
    self.before = before?.picture
    self.after = after.picture
    isFirst = before == nil
  }

  /// The differences, as a list for a page.
  var list: Markup {
    var html = Markup()
    html.add("dl", ["class": "kv"]) { html in
      html.add("div") { html in
        html.add("dt", "On screen")
        html.add("dd", ["class": "stack"]) { $0.add(pills(names(before), names(after))) }
      }
      guard after?.coordinators != nil || before?.coordinators != nil else { return }
      html.add("div") { html in
        html.add("dt", "Coordinators")
        html.add("dd", ["class": "stack"]) {
          $0.add(pills(coordinators(before?.coordinators), coordinators(after?.coordinators)))
        }
      }
    }
    return html
  }

  private func names(_ picture: FlowPicture?) -> [String] {
    (picture?.layers ?? []).flatMap { layer in
      layer.content.all.filter { $0.kind == .screen || $0.kind == .alert }.map(\.name)
    }
  }

  private func coordinators(_ node: FlowPicture.Node?) -> [String] {
    guard let node else { return [] }
    return [node.name] + node.children.flatMap(coordinators)
  }

  /// Returns the names after a step in their order, those that are new marked, and then those that
  /// have left.
  private func pills(_ before: [String], _ after: [String]) -> Markup {
    var left = before
    var html = Markup()
    for name in after {
      let isOld = left.firstIndex(of: name)
      if let isOld { left.remove(at: isOld) }
      let style = isOld == nil && !isFirst ? "pill add" : "pill"
      html.add("span", ["class": style]) { html in
        if style == "pill add" { html.add("span", ["class": "sr"], "new: ") }
        html.add(name)
      }
    }
    for name in left {
      html.add("del", ["class": "pill del"], name)
    }
    return html
  }
}
