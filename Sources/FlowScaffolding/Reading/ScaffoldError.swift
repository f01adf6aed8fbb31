/// Why no flow can be written.
public enum ScaffoldError: Error, Hashable, Sendable {
  /// A file is no symbol graph, for a reason.
  case unreadable(file: String, reason: String)

  /// A folder has no symbol graph of a module.
  case noGraph(of: String, in: String)

  /// A module has no coordinator.
  case noCoordinator(String)

  /// There is no coordinator of a name; there are others.
  case noSuchRoot(String, [String])

  /// Each of some coordinators may be the one with which the app begins.
  case severalRoots([String])

  /// An argument is missing.
  case missing(String)
}

extension ScaffoldError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file) is no symbol graph that can be read: \(reason). Delete it and run clew-scaffold again, "
        + "which has the compiler write it anew."
    case .noGraph(let module, let folder):
      "There is no symbol graph of \(module) in \(folder); build the target, and see whether the "
        + "compiler complains."
    case .noCoordinator(let module):
      "The module \(module) has no class that is called a coordinator; name the one that shows the "
        + "first screen with --root."
    case .noSuchRoot(let name, let others):
      "There is no class \(name)\(others.isEmpty ? "." : "; there are \(others.joined(separator: ", ")).")"
    case .missing(let name): "Say \(name), followed by its value."
    case .severalRoots(let names):
      "The app may begin with \(names.joined(separator: ", ")); say with --root which it is."
    }
  }
}
