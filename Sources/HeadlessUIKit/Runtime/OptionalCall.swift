/// Calls of methods that a delegate need not have.
///
/// In Objective-C the call of a missing method gives nil. Here each such method has a default, which
/// reports itself, and a call that has reached the default gives nil as well.
@MainActor
enum OptionalCall {
  private static var missed: (delegate: ObjectIdentifier, method: String)?

  /// Notes that a delegate lacks the method whose default this is called from.
  static func miss(on delegate: AnyObject, _ method: String = #function) {
    missed = (ObjectIdentifier(delegate), method)
  }

  /// Returns what a method of a delegate returns, or nil where the delegate lacks the method.
  ///
  /// The method has the name that is given and the arguments of the function this is called from.
  static func result<Result>(
    of name: String, on delegate: AnyObject, _ function: String = #function,
    _ call: () -> Result
  ) -> Result? {
    missed = nil
    let result = call()
    let method = name + function.drop { $0 != "(" }
    return missed.map { $0 == (ObjectIdentifier(delegate), method) } == true ? nil : result
  }
}
