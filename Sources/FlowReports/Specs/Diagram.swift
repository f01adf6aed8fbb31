import FlowChecking

/// The diagram of a spec: what is on screen, and which events lead from one to the other.
struct Diagram {
  /// What is on screen, and where it is drawn.
  struct Screens {
    /// The word by which the lines of the diagram call it.
    let id: String
    let name: SpecWord
  }

  /// An event that leads from some screens to others, and where it is drawn.
  struct Arrow {
    let transition: NavigationGraph.Transition
    let line: SpecLine
  }

  /// What is on screen, in the order of the file.
  var screens: [Screens] = []

  /// What happens, in the order of the file.
  var arrows: [Arrow] = []

  /// What is on screen after launch.
  var start = ""

  /// Where the flow may end.
  var ends: Set<String> = []

  /// Returns where some screens are drawn.
  func line(of screens: String) -> SpecLine? {
    self.screens.first { $0.name.text == screens }?.name.line
  }
}
