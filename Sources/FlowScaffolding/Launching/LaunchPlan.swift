/// How a coordinator is made and shows its first screen.
struct LaunchPlan {
  /// The coordinator.
  let root: Symbol

  /// What has to be filled in.
  private(set) var unknown: [UnknownValue] = []

  /// How likely it is that the app begins with it, compared with others.
  private(set) var rank = 0

  private static let longest = 96

  private let module: AppModule
  private var arguments: [String] = []
  private var start: String?

  init(of root: Symbol, in module: AppModule) {
    self.root = root
    self.module = module
    let writer = ValueWriter(module: module)
    let members = module.members(of: root)
    start = Self.start(of: root, among: members, writer, isOfPattern: module.isOfPattern(root))
    let signatures = members.filter { $0.kind == "init" }.map { Signature(of: $0) }
    let calls = signatures.filter(\.isCallable).map { initialiser($0.parameters, writer) }
    (arguments, unknown) = calls.min { $0.unknown.count < $1.unknown.count } ?? ([], [])
    let makesRouters = arguments.contains { $0.contains("{") && $0.contains("Router(") }
    rank =
      (uses("window") ? 100 : uses("stack") ? 50 : 0) + (makesRouters ? 10 : 0) - unknown.count
  }

  /// The lines that launch the flow.
  var lines: [String] {
    let stack = [
      "let stack = UINavigationController()", "window.rootViewController = stack",
    ]
    return (uses("stack") ? stack : []) + call
      + [start.map { "root.\($0)" } ?? "// fill in: have the root show its first screen"]
      + ["return root"]
  }

  /// The lines that make the coordinator.
  private var call: [String] {
    let start = "let root = \(root.path)("
    let line = start + arguments.joined(separator: ", ") + ")"
    guard line.count > Self.longest else { return [line] }
    return [start] + arguments.dropLast().map { "  \($0)," } + ["  \(arguments.last ?? ""))"]
  }

  /// Whether the code names something.
  private func uses(_ name: String) -> Bool {
    (arguments + [start ?? ""]).contains { code in
      code.split { !$0.isLetter }.contains { $0 == name }
    }
  }

  private func initialiser(
    _ parameters: [Parameter], _ writer: ValueWriter
  ) -> (arguments: [String], unknown: [UnknownValue]) {
    var arguments: [String] = []
    var unknown: [UnknownValue] = []
    for parameter in parameters {
      let label = parameter.label.map { "\($0): " } ?? ""
      if let known = writer.arguments(for: [parameter]) {
        if !known.isEmpty { arguments.append(known) }
      } else {
        let value = UnknownValue([parameter.name], of: parameter.type, in: module)
        unknown.append(value)
        arguments.append(label + value.name)
      }
    }
    return (arguments, unknown)
  }

  /// Returns the call that shows the first screen; nil when none is found.
  private static func start(
    of root: Symbol, among members: [Symbol], _ writer: ValueWriter, isOfPattern: Bool
  ) -> String? {
    if isOfPattern { return "present(animated: false, onDismissed: nil)" }
    let methods = members.filter { $0.kind == "method" && Signature(of: $0).isCallable }
    for word in ["start", "begin", "launch", "show", "present", "run"] {
      for method in methods where method.baseName == word {
        if let arguments = writer.arguments(for: Signature(of: method).parameters) {
          return "\(word)(\(arguments))"
        }
      }
    }
    return nil
  }
}
