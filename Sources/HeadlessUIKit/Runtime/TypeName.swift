/// The names of types, which the runtime spells out anew each time that it is asked.
@MainActor
package enum TypeName {
  private static var known: [ObjectIdentifier: String] = [:]

  /// Returns the name of a type as it is printed.
  package static func text(of type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = "\(type)"
    known[ObjectIdentifier(type)] = name
    return name
  }
}
