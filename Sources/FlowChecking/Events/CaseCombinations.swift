/// All combinations of the cases of several enumerations, the last one changing fastest.
struct CaseCombinations<each Parameter: CaseIterable> {
  private let cases: (repeat [each Parameter])

  /// How many combinations there are.
  let count: Int

  init(of parameters: repeat (each Parameter).Type) {
    cases = (repeat Array((each parameters).allCases))
    var count = 1
    for cases in repeat each cases { count *= cases.count }
    self.count = count
  }

  /// Returns a combination by its place.
  subscript(place: Int) -> (repeat each Parameter) {
    var rest = place
    var block = count
    func take<Value>(_ cases: [Value]) -> Value {
      block /= cases.count
      defer { rest %= block }
      return cases[rest / block]
    }
    return (repeat take(each cases))
  }

  /// Returns the names of a combination's cases, separated by commas.
  func label(of place: Int) -> String {
    var names: [String] = []
    for value in repeat each self[place] { names.append("\(value)") }
    return names.joined(separator: ", ")
  }
}
