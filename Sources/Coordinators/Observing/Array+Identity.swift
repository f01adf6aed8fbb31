extension Array where Element: AnyObject {
  /// Returns whether one of the elements is an object itself, whatever it says it is equal to.
  func contains(identical object: AnyObject?) -> Bool {
    guard let object else { return false }
    for element in self where element === object { return true }
    return false
  }
}
