/// What the user can do on a screen, as its delegate hears of it.
struct ScreenEvents {
  /// The screen.
  let screen: Symbol

  /// The events, in the order in which their methods are declared.
  private(set) var events: [DelegateEvent] = []

  /// Finds the events of a screen.
  init(of screen: Symbol, in module: AppModule) {
    self.screen = screen
    for property in module.members(of: screen) where property.kind == "property" {
      guard let type = property.type, let delegate = Self.delegate(type, in: module) else {
        continue
      }
      let methods = module.requirements(of: delegate).filter {
        $0.kind == "method" && Signature(of: $0).tells
      }
      events += methods.map {
        DelegateEvent($0, of: screen, heardBy: property, in: module)
      }
    }
  }

  /// Returns the protocol of a delegate; nil for a property of another sort.
  private static func delegate(_ type: TypeText, in module: AppModule) -> Symbol? {
    let name = (type.wrapped ?? type).description
    guard name.hasSuffix("Delegate"), let symbol = module.symbol(named: name) else { return nil }
    return symbol.kind == "protocol" ? symbol : nil
  }
}
