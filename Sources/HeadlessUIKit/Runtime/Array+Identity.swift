extension Array where Element: AnyObject {
  /// Returns whether one of the elements is an object itself, whatever it says it is equal to.
  package func holds(_ object: AnyObject?) -> Bool {
    guard let object else { return false }
    for element in self where element === object { return true }
    return false
  }

  /// Returns the elements that others do not hold, in their order.
  func without(_ others: [Element]) -> [Element] {
    var rest: [Element] = []
    for element in self where !others.holds(element) { rest.append(element) }
    return rest
  }
}
