/// Why no flow can be written.
public enum ScaffoldError: Error, Hashable, Sendable {
  /// The text is no symbol graph, for a reason of the decoder.
  case unreadable(String)

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
    case .unreadable(let reason): "This is no symbol graph: \(reason)"
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
