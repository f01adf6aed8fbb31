import SampleFlows

/// What a generated app does, said once more without coordinators and UIKit: its states, and what the
/// user can do in each.
///
/// UIKit is that of iOS 18. A tab that has never been shown differs from one that was, since its
/// views are not loaded.
struct TabsModel {
  struct State: Hashable {
    var tab = 0

    /// The rows that lead to the page that each tab shows; nil before the tab is first shown.
    var paths: [[Int]?]
    var isSwitchedOn = false

    /// The question of the form that is asked, from 1; 0 while no form is open.
    var step = 0

    /// The way to the page in front.
    var path: [Int] {
      get { paths[tab] ?? [] }
      set { paths[tab] = newValue }
    }
  }

  let tabs: [Page]
  private(set) var states: Set<State> = []
  private(set) var transitionCount = 0

  /// Visits every state.
  init(of tabs: [Page]) {
    self.tabs = tabs
    let start = State(paths: tabs.indices.map { $0 == 0 ? [] : nil })
    states = [start]
    var pending = [start]
    while let state = pending.popLast() {
      let successors = state.step > 0 ? answers(in: state) : taps(in: state)
      transitionCount += successors.count
      for state in successors where states.insert(state).inserted { pending.append(state) }
    }
  }

  private func page(in state: State) -> Page {
    state.path.reduce(tabs[state.tab]) { $0.rows[$1] }
  }

  /// Returns where each tap and gesture on a page leads: rows, ways back, form, switch, tabs.
  private func taps(in state: State) -> [State] {
    let page = page(in: state)
    let depth = state.path.count
    let rows = page.rows.indices.map { row in state.with { $0.path.append(row) } }
    let back = depths(from: depth).map { depth in
      state.with { $0.path = Array($0.path.prefix(depth)) }
    }
    let form = page.form == nil ? [] : [state.with { $0.step = 1 }]
    let toggle = page.hasSwitch ? [state.with { $0.isSwitchedOn.toggle() }] : []
    let others = tabs.indices.map { tab in
      state.with {
        $0.tab = tab
        if tab == state.tab || $0.paths[tab] == nil { $0.path = [] }
      }
    }
    return rows + back + form + toggle + others
  }

  /// Returns where each tap and gesture on a question leads: the next or the end, the ways back, Cancel
  /// on the first, the sheet pulled down or only nearly.
  private func answers(in state: State) -> [State] {
    let closed = state.with { $0.step = 0 }
    let last = page(in: state).form?.stepCount
    let next = state.step == last ? closed : state.with { $0.step += 1 }
    let back = depths(from: state.step - 1).map { depth in state.with { $0.step = depth + 1 } }
    return [next] + back + (state.step == 1 ? [closed] : []) + [closed, state]
  }

  /// Returns how deep each way back ends: the button, the swipe, one that is stopped, and the entries
  /// of the button's menu, which there is where it has two or more.
  private func depths(from depth: Int) -> [Int] {
    guard depth > 0 else { return [] }
    return [depth - 1, depth - 1, depth] + (depth > 1 ? Array(0..<depth) : [])
  }
}

extension TabsModel.State {
  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var state = self
    change(&state)
    return state
  }
}
