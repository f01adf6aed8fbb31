/// The source text of a flow.
struct FlowText {
  private let name: String
  private let module: AppModule
  private let plan: LaunchPlan
  private let events: [DelegateEvent]

  /// The screens whose events cannot be written, since a type has to be chosen for each.
  private let genericScreens: [Symbol]

  /// Prepares the text of a flow over some screens.
  init(name: String, module: AppModule, plan: LaunchPlan, screens: [ScreenEvents]) {
    self.name = name
    self.module = module
    self.plan = plan
    events = screens.filter { !$0.screen.isGeneric }.flatMap(\.events)
    genericScreens = screens.map(\.screen).filter(\.isGeneric)
  }

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
    zip(events, EventNames(of: events).all).flatMap { event, name in event.lines(named: name) }
      + genericScreens.map { "// fill in: \($0.path) is generic, and its events need its types" }
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
