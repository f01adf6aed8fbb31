/// Something that a delegate hears of, as an event of a flow.
struct DelegateEvent {
  /// What the event is called.
  let name: String

  /// What it is called where the screen has another of that name.
  let longName: String

  /// The screen.
  let screen: Symbol

  /// What has to be filled in.
  private(set) var unknown: [UnknownValue] = []

  private var enumerations: [String] = []
  private var choices: String?
  private var arguments: [String] = []
  /// Whether clients of the module can use the delegate.
  let isPublic: Bool

  private let receiver: String
  private let method: String

  init(_ method: Symbol, of screen: Symbol, heardBy property: Symbol, in module: AppModule) {
    self.screen = screen
    name = EventName(of: method, on: screen).text
    self.method = method.baseName + (method.declaration.contains("optional func") ? "?" : "")
    receiver = "$0.\(property.name)" + (property.type?.wrapped == nil ? "" : "?")
    isPublic = property.isPublic && method.isPublic
    let parameters = Signature(of: method).parameters
    longName = ([name] + parameters.dropFirst().map(\.name)).joined(separator: " ")
    for parameter in parameters {
      let value = value(of: parameter, in: module)
      arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
  }

  /// The lines that declare the event, under a name of its own.
  func lines(named name: String) -> [String] {
    let call = "\(receiver).\(method)(\(arguments.joined(separator: ", ")))"
    let start = ".on(\(screen.path).self, \"\(name)\""
    if let choices {
      return [
        ".on(", "  \(screen.path).self, \"\(name)\", among: \(choices),", "  perform: {",
        "    \(call)", "  }),",
      ]
    }
    let each = enumerations.isEmpty ? "" : ", each: \(enumerations.joined(separator: ", "))"
    return [start + each + ") {", "  \(call)", "},"]
  }

  /// Returns code for an argument.
  private mutating func value(of parameter: Parameter, in module: AppModule) -> String {
    let type = parameter.type
    if type.description == screen.path || isAncestor(type, in: module) { return "$0" }
    let symbol = module.symbol(named: type.description)
    if let symbol, module.ancestors(of: symbol).contains("Swift.CaseIterable"), choices == nil {
      enumerations.append("\(symbol.path).self")
      return "$\(enumerations.count)"
    }
    return offered(parameter, in: module) ?? filledIn(parameter, in: module)
  }

  private func isAncestor(_ type: TypeText, in module: AppModule) -> Bool {
    module.ancestors(of: screen).contains { name in
      name == type.description || name.hasSuffix(".\(type)")
    }
  }

  /// Returns code for what the screen has to offer: a value of the type, or one of several.
  private mutating func offered(_ parameter: Parameter, in module: AppModule) -> String? {
    let properties = module.members(of: screen).filter { $0.kind == "property" }
    let values = properties.filter { $0.type == parameter.type }
    if values.count == 1 { return "$0.\(values[0].name)" }
    guard enumerations.isEmpty, choices == nil else { return nil }
    let lists = properties.filter { $0.type?.element == parameter.type }
    if lists.count == 1 {
      choices = "{ $0.\(lists[0].name) }"
    } else if parameter.type.description == "Bool" {
      choices = "{ _ in [false, true] }"
    }
    return choices == nil ? nil : "$1"
  }

  private mutating func filledIn(_ parameter: Parameter, in module: AppModule) -> String {
    if let value = ValueWriter(module: module).value(of: parameter.type), !value.contains("window")
    {
      return value
    }
    let words = EventName.words(of: name)
    let more = parameter.name.words
    let value = UnknownValue(
      words.suffix(more.count) == more ? words : words + more, of: parameter.type, in: module)
    unknown.append(value)
    return value.name
  }
}
