/// The name of a method together with the method itself, bound to no object.
///
/// On Apple's platforms the Objective-C runtime finds a method by its name. Elsewhere the method has
/// to be given as well, as in `Selector("close:", HomeViewController.close(_:))`. Nothing is retained.
public struct Selector: Sendable {
  /// The name as Objective-C writes it, with a colon for every argument.
  public let name: String

  private let call: (@MainActor (AnyObject, [Any?]) -> Bool)?
  private let owns: (@Sendable (AnyObject) -> Bool)?

  /// Creates a name without a method, which does nothing when it is performed.
  public init(_ name: String) {
    self.name = name
    call = nil
    owns = nil
  }

  /// Creates a selector of a method of the main actor; missing colons are added to the name.
  @preconcurrency
  public init<Target, each Argument, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
  ) {
    self.name = Self.name(name, for: repeat (each Argument).self)
    owns = { $0 is Target }
    call = { target, arguments in
      guard let target = target as? Target else { return false }
      return Self.call(method(target), with: arguments)
    }
  }

  /// Creates a selector of a method that belongs to no actor; missing colons are added to the name.
  @_disfavoredOverload
  public init<Target, each Argument, Result>(
    _ name: String, _ method: @escaping @Sendable (Target) -> (repeat each Argument) -> Result
  ) {
    self.name = Self.name(name, for: repeat (each Argument).self)
    owns = { $0 is Target }
    call = { target, arguments in
      guard let target = target as? Target else { return false }
      return Self.call(method(target), with: arguments)
    }
  }

  /// Returns whether an object has the method; of a name alone nobody knows that.
  public func isMethod(of object: AnyObject) -> Bool { owns?(object) == true }

  /// Calls the method on an object, with the sender as far as the method takes one.
  ///
  /// Where the object has no such method, or the method takes another kind of sender, nothing
  /// happens but a warning on the console of the device.
  @MainActor
  public func perform(on target: AnyObject, with sender: Any? = nil) {
    guard call?(target, [sender]) != true else { return }
    HeadlessDevice.current.complain(
      .unknownSelector, "-[\(type(of: target)) \(name)]: unrecognized selector")
  }

  private static func name<each Argument>(
    _ name: String, for arguments: repeat (each Argument).Type
  ) -> String {
    var missing = -name.count { $0 == ":" }
    for _ in repeat each arguments { missing += 1 }
    return name + String(repeating: ":", count: max(0, missing))
  }

  /// Calls a method with as many arguments as it takes; returns false when one has another type.
  @MainActor
  private static func call<each Argument, Result>(
    _ method: (repeat each Argument) -> Result, with arguments: [Any?]
  ) -> Bool {
    var rest = arguments[...]
    func next<Value>(as type: Value.Type) throws(CancellationError) -> Value {
      let argument: Any? = rest.popFirst() ?? nil
      guard let value = argument as? Value else { throw CancellationError() }
      return value
    }
    do {
      _ = method(repeat try next(as: (each Argument).self))
      return true
    } catch {
      return false
    }
  }
}

extension Selector: Hashable {
  /// Returns whether two selectors have the same name.
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a name without a method.
  public init(stringLiteral name: String) { self.init(name) }
}

extension Selector: CustomStringConvertible, CustomReflectable {
  /// The name.
  public var description: String { name }

  /// The name alone, since two selectors with the same name are the same.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
