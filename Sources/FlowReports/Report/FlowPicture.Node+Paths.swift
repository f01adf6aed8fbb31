import FlowChecking

extension FlowPicture.Node {
  /// The names of the coordinator and all below it.
  var all: [String] { [name] + children.flatMap(\.all) }

  /// The coordinator and all below it, each with those above it, such as "Home > Pets".
  var paths: [String] { paths(below: "") }

  private func paths(below above: String) -> [String] {
    let path = above + name
    return [path] + children.flatMap { $0.paths(below: "\(path) > ") }
  }
}
