extension SelectorReference {
  /// The name that Objective-C gives the method, as far as it can be told from the reference.
  var objectiveCName: String {
    switch accessor {
    case .getter: return base
    case .setter: return "set\(base.capitalizedFirst):"
    case nil: break
    }
    guard let first = labels.first else { return base }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }
    return base + firstPart(of: first) + ":" + rest.joined()
  }

  /// Returns an expression for the method of a type that is bound to no object.
  func expression(in type: String) -> String {
    switch accessor {
    case .getter: "{ (target: \(type)) in { target.\(base) } }"
    case .setter: "{ (target: \(type)) in { target.\(base) = $0 } }"
    case nil: "\(type).\(base)\(argumentList)\(conversion(in: type))"
    }
  }

  /// The type that the reference names; nil where it names an object or leaves the type out.
  var namedType: String? {
    guard let last = qualifier.last, last.isTypeName, last != "Self" else { return nil }
    return qualifier.joined(separator: ".")
  }

  /// Whether the method is one of the type that the reference stands in.
  var isOwn: Bool { qualifier.isEmpty || [["self"], ["Self"], ["super"]].contains(qualifier) }

  private var argumentList: String {
    labels.isEmpty ? "" : "(\(labels.map { "\($0):" }.joined()))"
  }

  /// Returns the conversion that was written, from the method that takes the object first.
  private func conversion(in type: String) -> String {
    guard let cast else { return "" }
    let takesObject = !isOwn || cast.split(separator: "->").count > 2
    return takesObject ? " as \(cast)" : " as (\(type)) -> \(cast)"
  }

  /// Returns the first label as Objective-C joins it to the name: with a preposition in between.
  private func firstPart(of label: String) -> String {
    if label == "_" { return "" }
    let isJoined = Self.prepositions.contains { label == $0 || label.hasWord($0) }
    return (isJoined ? "" : "With") + label.capitalizedFirst
  }

  private static let prepositions = [
    "at", "by", "for", "from", "in", "of", "on", "to", "using", "with",
  ]
}

extension String {
  /// Returns whether the name begins with a word that a capital ends.
  fileprivate func hasWord(_ word: String) -> Bool {
    hasPrefix(word) && dropFirst(word.count).first?.isUppercase == true
  }
}
