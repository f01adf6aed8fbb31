import FlowChecking

/// What of the screens and the coordinators came and left in a step.
struct StateDifference {
  private let before: FlowPicture?
  private let after: FlowPicture?
  private let isFirst: Bool
  private let blamed: [String]

  /// Compares what is seen after a step with what was seen before it, if there was something; promises
  /// may blame some coordinators.
  init(
    from before: FlowPicture?, to after: FlowPicture?, isFirst: Bool, blaming blamed: [String] = []
  ) {
    self.before = before
    self.after = after
    self.isFirst = isFirst
    self.blamed = blamed
  }

  /// The differences, as a list for a page.
  var list: Markup {
    var html = Markup()
    html.add("ul", ["class": "kv"]) { html in
      html.add("li") { html in
        html.add("span", ["class": "key"], "On screen")
        html.add("span", ["class": "stack"]) { $0.add(pills(names(before), names(after))) }
      }
      let old = isFirst ? after : before
      guard
        let tree = CoordinatorTree(
          from: old?.coordinators, to: after?.coordinators, blaming: blamed)
      else { return }
      html.add("li") { html in
        html.add("span", ["class": "key"], "Coordinators")
        html.add("ul", ["class": "tree"]) { $0.add(tree.item) }
      }
    }
    return html
  }

  private func names(_ picture: FlowPicture?) -> [String] {
    (picture?.layers ?? []).flatMap { layer in
      layer.content.all.filter { $0.kind == .screen || $0.kind == .alert }.map(\.name)
    }
  }

  /// Returns the names after a step in their order, those that are new marked, and then those that
  /// have left.
  private func pills(_ before: [String], _ after: [String]) -> Markup {
    var left = before
    var html = Markup()
    for name in after {
      let isOld = left.firstIndex(of: name)
      if let isOld { left.remove(at: isOld) }
      let isNew = isOld == nil && !isFirst
      html.add(isNew ? "ins" : "span", ["class": isNew ? "pill add" : "pill"]) { $0.addName(name) }
    }
    for name in left { html.add("del", ["class": "pill del"]) { $0.addName(name) } }
    return html
  }
}
