/// Writes values of types, as far as they can be known.
struct ValueWriter {
  private static let deepest = 3
  private static let routers = [
    "UIViewController": "ModalNavigationRouter(parentViewController",
    "UINavigationController": "NavigationRouter(navigationController",
  ]

  let module: AppModule

  /// Returns code for a value of a type; nil when nobody but the user can know it.
  func value(of type: TypeText, depth: Int = 0) -> String? {
    if type.wrapped != nil { return "nil" }
    if let closure = type.closure { return self.closure(closure.parameters, closure.result, depth) }
    switch type.description {
    case "UIWindow": return "window"
    case "UINavigationController": return "stack"
    case "Date": return "Date(timeIntervalSinceReferenceDate: 0)"
    case "Router" where module.symbol(named: "Router") == nil:
      return "RecordingRouter(AppDelegateRouter(window: window))"
    default: break
    }
    guard let symbol = module.symbol(named: type.description) else { return nil }
    if symbol.kind == "typealias" { return symbol.type.flatMap { value(of: $0, depth: depth) } }
    return made(symbol, depth)
  }

  /// Returns the arguments of a call; nil when one of them cannot be known.
  ///
  /// What has a default is left out, unless it is a date or a router, which the flow has to give.
  func arguments(for parameters: [Parameter], depth: Int = 0) -> String? {
    var arguments: [String] = []
    for parameter in parameters where !parameter.hasDefault || isTheFlows(parameter.type) {
      guard let value = value(of: parameter.type, depth: depth) else { return nil }
      arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    return arguments.joined(separator: ", ")
  }

  private func isTheFlows(_ type: TypeText) -> Bool {
    if let symbol = module.symbol(named: type.description), symbol.kind == "typealias" {
      return symbol.type.map(isTheFlows) ?? false
    }
    let result = (type.closure?.result ?? type).description
    return result == "Date" || (result == "Router" && module.symbol(named: "Router") == nil)
  }

  private func closure(_ parameters: [TypeText], _ result: TypeText, _ depth: Int) -> String? {
    let blanks = Array(repeating: "_", count: parameters.count).joined(separator: ", ")
    let start = parameters.isEmpty ? "{" : "{ \(blanks) in"
    if ["()", "Void"].contains(result.description) {
      return parameters.isEmpty ? "{}" : "\(start) }"
    }
    if result.description == "Router" {
      return parameters.count == 1 ? router(from: parameters[0]) : nil
    }
    return value(of: result, depth: depth + 1).map { "\(start) \($0) }" }
  }

  /// Returns code for a closure that makes a router over a screen or for a stack: the app's own, or
  /// one of the pattern where the app has none or several.
  private func router(from type: TypeText) -> String? {
    guard module.symbol(named: "Router") == nil else {
      return ownRouters("Router", from: type).first.map { "{ \($0) }" }
    }
    let own = ownRouters("Coordinators.Router", from: type)
    let pattern = Self.routers[type.description].map { "\($0): $0)" }
    return (own.count == 1 ? own[0] : pattern).map { "{ RecordingRouter(\($0)) }" }
  }

  private func ownRouters(_ router: String, from type: TypeText) -> [String] {
    module.classes(conformingTo: router).filter { !$0.isGeneric }.flatMap { maker in
      module.members(of: maker).filter { $0.kind == "init" }.compactMap { initialiser in
        let signature = Signature(of: initialiser)
        guard signature.isCallable, signature.parameters.map(\.type) == [type] else { return nil }
        return "\(maker.path)(\(signature.parameters[0].label.map { "\($0): " } ?? "")$0)"
      }
    }
  }

  private func made(_ symbol: Symbol, _ depth: Int) -> String? {
    guard ["class", "struct"].contains(symbol.kind), !symbol.isGeneric, depth < Self.deepest else {
      return nil
    }
    let initialisers = module.members(of: symbol).filter { $0.kind == "init" }
    let values = initialisers.map { Signature(of: $0) }.filter(\.isCallable).compactMap {
      arguments(for: $0.parameters, depth: depth + 1)
    }
    return values.min { $0.count < $1.count }.map { "\(symbol.path)(\($0))" }
  }
}
