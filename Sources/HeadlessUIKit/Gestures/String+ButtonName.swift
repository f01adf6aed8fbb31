extension String? {
  /// What the user calls a button with this title, the first one being at place 0.
  func name(orPlace place: Int) -> String {
    guard let self, self.contains(where: { !$0.isWhitespace }) else { return "button \(place + 1)" }
    return self
  }
}
