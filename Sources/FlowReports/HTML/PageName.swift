/// The pages of a report, and what their files are called.
enum PageName: Hashable {
  /// The list of flows.
  case index

  /// A flow, by its place.
  case flow(Int)

  /// A counterexample of a flow, by their places.
  case counterexample(Int, of: Int)

  /// Some of a flow's states, by the number of the page.
  case states(Int, of: Int)

  /// How many states are on one page.
  static let statesOnPage = 250

  /// What the page is called in links, the same in every layout.
  var name: String {
    switch self {
    case .index: "index"
    case .flow(let flow): "flow-\(flow + 1)"
    case .counterexample(let place, let flow): "flow-\(flow + 1)-counterexample-\(place + 1)"
    case .states(let number, let flow): "flow-\(flow + 1)-states-\(number + 1)"
    }
  }
}
