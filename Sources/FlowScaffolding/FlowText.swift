/// The source text of a flow.
struct FlowText {
  let name: String
  let module: AppModule
  let plan: LaunchPlan
  let events: [DelegateEvent]

  /// The whole text.
  var text: String {
    let unknown = (plan.unknown + events.flatMap(\.unknown)).reduce(into: [UnknownValue]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let properties = unknown.isEmpty ? [] : unknown.map { "  \($0.line)" } + [""]
    let body =
      [
        "/// What the user can do from \(plan.root.path) on: begun by clew-scaffold, and yours to change."
      ]
      + ["struct \(name): Flow {"] + properties
      + ["  func launch(in window: UIWindow) -> \(plan.root.path) {"]
      + plan.lines.map { "    \($0)" } + ["  }", "", "  var events: [FlowEvent] {", "    ["]
      + eventLines.map { "      \($0)" } + ["    ]", "  }", "}"]
    return (imports(for: body) + [""] + body).joined(separator: "\n") + "\n"
  }

  private var eventLines: [String] {
    let names = events.map(\.name)
    return events.flatMap { event in
      let isAlone = names.count { $0 == event.name } == 1
      let screen = event.screen.name.words.filter { !["view", "controller"].contains($0) }
      return event.lines(
        named: isAlone ? event.name : "\(event.name) on \(screen.joined(separator: " "))")
    }
  }

  private func imports(for body: [String]) -> [String] {
    let usesPattern = body.contains { $0.contains("Router(") || $0.contains("onDismissed: nil") }
    let all = [module.name, "FlowChecking", "UIKit"] + (usesPattern ? ["Coordinators"] : [])
    return all.sorted().map {
      $0 == module.name && !isPublic ? "@testable import \($0)" : "import \($0)"
    }
  }

  /// Whether clients can use all that the flow uses.
  private var isPublic: Bool {
    plan.root.isPublic && events.allSatisfy { $0.screen.isPublic && $0.isPublic }
  }
}
