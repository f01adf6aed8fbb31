/// A flow written from what the compiler tells of a module: how it is launched, and an event for each
/// method of the delegates of its screens.
///
/// Where a value cannot be known the flow has a property with the comment "fill in".
public struct FlowScaffold: Sendable {
  /// The name of the flow's type.
  public let name: String

  /// The source text.
  public let text: String

  /// Writes a flow of a module.
  ///
  /// It begins with the coordinator of a name; without one with that which is likely to be the app's
  /// first. The screens are those in a folder of the module's sources and in the folders inside it, or
  /// without one those in the nearest folder around the coordinator that has any.
  ///
  /// - Throws: ``ScaffoldError`` when it is not clear with which coordinator the flow begins.
  public init(
    of graphs: [SymbolGraph], root: String? = nil, folder: String? = nil
  ) throws(ScaffoldError) {
    let module = AppModule(graphs)
    let plan = try RootSearch(module: module).plan(for: root)
    let screens = EventSearch(module: module).screens(around: plan.root, in: folder)
    let stem =
      plan.root.name.hasSuffix("Coordinator") ? plan.root.name.dropLast(11) : plan.root.name[...]
    name = "\(stem.isEmpty ? "App" : stem)Flow"
    text = FlowText(name: name, module: module, plan: plan, screens: screens).text
  }
}
