/// The pages of a report, and what their files are called.
enum PageName: Hashable {
  /// The list of flows.
  case index

  /// A flow, by the name of its files.
  case flow(String)

  /// A counterexample of a flow, by its place and the name of the flow's files.
  case counterexample(Int, of: String)

  /// Some of a flow's states, by the number of the page.
  case states(Int, of: String)

  /// How many states are on one page.
  static let statesOnPage = 250

  /// What the page is called in links, the same in every layout.
  var name: String {
    switch self {
    case .index: "index"
    case .flow(let flow): flow
    case .counterexample(let place, let flow): "\(flow).counterexample-\(place + 1)"
    case .states(let number, let flow): "\(flow).states-\(number + 1)"
    }
  }
}
