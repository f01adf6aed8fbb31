import FlowChecking

/// The coordinators that were held after a step, with those that came and those that left.
struct CoordinatorTree {
  /// What became of a coordinator in a step.
  enum Change {
    case none
    case came
    case left

    /// It is still there, and a promise says that it should not be.
    case leaked
  }

  let name: String
  let change: Change
  let children: [CoordinatorTree]

  /// Compares two trees, of which one may be missing; promises blame some coordinators by name.
  init?(from before: FlowPicture.Node?, to after: FlowPicture.Node?, blaming blamed: [String]) {
    guard let node = after ?? before else { return nil }
    let isSame = before?.name == after?.name
    name = node.name
    change =
      after == nil
      ? .left : blamed.contains(node.name) ? .leaked : before == nil || !isSame ? .came : .none
    var old = isSame ? before?.children ?? [] : []
    var children: [CoordinatorTree?] = []
    for child in after?.children ?? [] {
      let match = old.firstIndex { $0.name == child.name }.map { old.remove(at: $0) }
      children.append(CoordinatorTree(from: match, to: child, blaming: blamed))
    }
    let rest = after == nil ? node.children : old
    children += rest.map { CoordinatorTree(from: $0, to: nil, blaming: []) }
    self.children = children.compactMap { $0 }
  }

  /// The coordinator as a pill with those that it holds below it.
  var item: Markup {
    var html = Markup()
    html.add("li") { html in
      switch change {
      case .none: html.add("span", ["class": "pill"]) { $0.addName(name) }
      case .came:
        html.add("ins", ["class": "pill add"]) { $0.addName(name) }
      case .left: html.add("del", ["class": "pill del"]) { $0.addName(name) }
      case .leaked:
        html.add("strong", ["class": "pill leak"]) { html in
          html.addName(name)
          html.add(", still held")
        }
      }
      guard !children.isEmpty else { return }
      html.add("ul", ["class": "tree"]) { html in
        for child in children { html.add(child.item) }
      }
    }
    return html
  }
}
