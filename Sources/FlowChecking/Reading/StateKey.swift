/// What of a flow makes two of its states different: everything that can be reached, but for what is
/// left out, and what is added to that.
///
/// Leave out what only counts or remembers and never decides what can happen, such as a number of
/// taps or the time of the last one. What is left out is named beside every result.
@MainActor
public struct StateKey {
  /// A stored property that is left out.
  struct Exclusion {
    /// The type that declares the property, or that it was looked for in.
    let type: Any.Type
    let property: String

    init(_ type: Any.Type, _ property: String) {
      self.property = property
      let classes = sequence(first: type) { RuntimeType(type: $0).superclass }
      self.type =
        classes.first { type in
          RuntimeType(type: type).fields.contains { $0.isCalled(property) }
        } ?? type
    }

    /// The property as reports call it.
    var name: String { "\(type).\(property)" }
  }

  private(set) var exclusions: [Exclusion] = []
  private(set) var additions: [(FlowScene) -> Any?] = []

  /// All stored properties of all objects that can be reached from the window and the root.
  public static var everything: StateKey { StateKey() }

  /// Returns the key without a stored property of a class or structure, an inherited or private one
  /// too.
  ///
  /// A name that the type has no stored property of is an error when the flow is explored.
  public func excluding(_ type: Any.Type, _ property: String) -> StateKey {
    var key = self
    key.exclusions.append(Exclusion(type, property))
    return key
  }

  /// Returns the key with a value of its own, such as one that the app keeps where nothing of the flow
  /// refers to.
  public func adding(_ value: @escaping (FlowScene) -> Any?) -> StateKey {
    var key = self
    key.additions.append(value)
    return key
  }
}
