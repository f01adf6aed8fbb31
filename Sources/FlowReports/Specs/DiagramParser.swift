import FlowChecking

/// Reads a diagram whose lines may stand in any order.
struct DiagramParser {
  private var diagram = Diagram()
  private var names: [String: SpecWord] = [:]
  private var lineOfName: [String: SpecLine] = [:]
  private var start: SpecWord?
  private var ends: [SpecWord] = []
  private var arrows: [(source: SpecWord, target: SpecWord, event: SpecWord)] = []

  /// Returns what some lines draw; what is missing is said of the fence before them.
  mutating func parse(_ lines: ArraySlice<SpecLine>, after fence: SpecLine) throws(SpecError)
    -> Diagram
  {
    var hasHeader = false
    for line in lines {
      var parser = DiagramLineParser(line)
      if parser.isBlank { continue }
      if hasHeader {
        if let statement = try parser.parse() { try note(statement) }
      } else {
        try parser.parseHeader()
        hasHeader = true
      }
    }
    guard hasHeader else {
      throw fence.error(at: 1, "The diagram is empty: \"verify --record\" draws it.")
    }
    guard let start else {
      throw fence.error(
        at: 1, "The diagram does not say where the flow starts: write \"[*] --> s_Home\".")
    }
    diagram.start = try name(of: start)
    for end in ends { diagram.ends.insert(try name(of: end)) }
    try resolveArrows()
    return diagram
  }

  private mutating func note(_ statement: DiagramStatement) throws(SpecError) {
    switch statement {
    case .screens(let id, let name): try note(name, as: id)
    case .start(let word):
      if let first = start {
        throw word.error("The flow starts in line \(first.line.number) already.")
      }
      start = word
    case .end(let word): ends.append(word)
    case .arrow(let source, let target, let event): arrows.append((source, target, event))
    }
  }

  private mutating func note(_ name: SpecWord, as id: SpecWord) throws(SpecError) {
    if let first = names.updateValue(name, forKey: id.text) {
      throw id.error("\(id.text) is another state in line \(first.line.number).")
    }
    if let first = lineOfName.updateValue(name.line, forKey: name.text) {
      throw name.error("There is another state of this name in line \(first.number).")
    }
    diagram.screens.append(Diagram.Screens(id: id.text, name: name))
  }

  private func name(of id: SpecWord) throws(SpecError) -> String {
    if let name = names[id.text] { return name.text }
    throw id.error("No state is called \(id.text): write \"state \"…\" as \(id.text)\".")
  }

  private mutating func resolveArrows() throws(SpecError) {
    var known: [NavigationGraph.Transition: Int] = [:]
    for (source, target, event) in arrows {
      let transition = NavigationGraph.Transition(
        from: try name(of: source), by: event.text, to: try name(of: target))
      if source.text == target.text {
        throw target.error("What leaves the screens as they are is not drawn.")
      }
      if let first = known.updateValue(source.line.number, forKey: transition) {
        throw source.error("This is drawn in line \(first) already.")
      }
      diagram.arrows.append(Diagram.Arrow(transition: transition, line: source.line))
    }
  }
}
